import type { Part } from './part.js'

/**
 * The parts of the run, in the order of its page: whether one needs the client, and how to get it, which is possible only
 * once the packages are there that it imports.
 */
export const parts: Record<string, { needsClient: boolean; load: () => Promise<Part> }> = {
  declarations: { needsClient: false, load: async () => (await import('./declarations/index.js')).declarations },
  programs: { needsClient: false, load: async () => (await import('./programs/index.js')).programs },
  wire: { needsClient: true, load: async () => (await import('./wire/index.js')).wire },
  answers: { needsClient: true, load: async () => (await import('./answers/index.js')).answers },
  mods: { needsClient: true, load: async () => (await import('./mods/index.js')).mods },
  'mod-programs': { needsClient: true, load: async () => (await import('./mod-programs/index.js')).modPrograms },
  schema: { needsClient: true, load: async () => (await import('./schema/index.js')).schema },
  pins: { needsClient: true, load: async () => (await import('./pins/index.js')).pins },
}
