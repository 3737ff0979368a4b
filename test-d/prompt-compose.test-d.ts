import { expectAssignable, expectError, expectNotAssignable, expectType } from 'tsd'
import type {
  InstructionFile,
  InstructionFileKind,
  PromptComposeArgs,
  PromptComposeInput,
  PromptComposeResult,
  PromptComposeScope,
  PromptComposeSection,
  PromptComposeTrait,
  PromptContextBlock,
  PromptContextBlocks,
  PromptContextInput,
  PromptContextResult,
  PromptSectionInput,
  PromptSectionResult,
  RenderSurface,
} from 'modhook'
import { type Shape, shapeOf, valueOf } from './shape.js'

// PromptSectionInput: the name is pinned
expectType<Shape<{ required: 'name' | 'text'; optional: never; pinned: 'name' }>>(shapeOf<PromptSectionInput>())
declare const section: PromptSectionInput
expectType<string>(section.name)
expectType<string | null>(section.text)
section.text = null
// pinned: the engine caches the section by it, and skips a hook that changes it
expectError((section.name = 'memory'))

// PromptSectionResult
expectType<Shape<{ required: 'text'; optional: 'breakPromptCache'; pinned: never }>>(shapeOf<PromptSectionResult>())
expectType<{ text: string | null; breakPromptCache?: boolean }>(valueOf<PromptSectionResult>())
// leaving the key out isn't leaving the section out
expectError<PromptSectionResult>({ breakPromptCache: true })

// InstructionFileKind: a closed set
expectType<'managed' | 'user' | 'project' | 'local' | 'memory'>(valueOf<InstructionFileKind>())
expectNotAssignable<InstructionFileKind>('plugin')

// InstructionFile
expectType<
  Shape<{ required: 'path' | 'kind' | 'content'; optional: 'parent' | 'isUnverified'; pinned: never }>
>(shapeOf<InstructionFile>())
expectType<{ path: string; kind: InstructionFileKind; content: string; parent?: string; isUnverified?: true }>(
  valueOf<InstructionFile>(),
)

// the context: blocks in, blocks out
expectType<Shape<{ required: 'name' | 'text'; optional: never; pinned: never }>>(shapeOf<PromptContextBlock>())
expectType<{ name: string; text: string }>(valueOf<PromptContextBlock>())
expectType<Shape<{ required: 'blocks'; optional: never; pinned: never }>>(shapeOf<PromptContextBlocks>())
expectType<readonly PromptContextBlock[]>(valueOf<PromptContextBlocks>().blocks)
expectType<Shape<{ required: 'blocks'; optional: 'instructionFiles'; pinned: never }>>(shapeOf<PromptContextInput>())
expectType<{ blocks: readonly PromptContextBlock[]; instructionFiles?: readonly InstructionFile[] }>(
  valueOf<PromptContextInput>(),
)
expectType<Shape<{ required: 'blocks'; optional: 'instructionFiles'; pinned: never }>>(shapeOf<PromptContextResult>())
expectType<{ blocks: readonly PromptContextBlock[]; instructionFiles?: readonly InstructionFile[] }>(
  valueOf<PromptContextResult>(),
)
// files that aren't known are absent, not undefined
expectError<PromptContextInput>({ blocks: [], instructionFiles: undefined })

// PromptComposeTrait and PromptComposeScope: closed sets
expectType<
  'bare' | 'lean' | 'sdk-preset' | 'teammate' | 'analysis' | 'print' | 'skills' | 'send-user-message'
>(valueOf<PromptComposeTrait>())
expectNotAssignable<PromptComposeTrait>('remote')
expectType<'shared' | 'session'>(valueOf<PromptComposeScope>())
expectNotAssignable<PromptComposeScope>('global')

// PromptComposeInput: the model is pinned
expectType<
  Shape<{
    required: 'model' | 'promptModel' | 'surfaces' | 'tools' | 'outputStyle' | 'traits'
    optional: never
    pinned: 'model'
  }>
>(shapeOf<PromptComposeInput>())
declare const compose: PromptComposeInput
expectType<string>(compose.model)
expectType<string>(compose.promptModel)
expectType<readonly RenderSurface[]>(compose.surfaces)
expectType<readonly string[]>(compose.tools)
expectType<{ name: string; isKeepingCodingInstructions: boolean } | null>(compose.outputStyle)
expectType<readonly PromptComposeTrait[]>(compose.traits)
compose.outputStyle = null
// pinned: the engine skips a hook that changes it
expectError((compose.model = 'haiku'))

// PromptComposeSection and PromptComposeResult
expectType<Shape<{ required: 'id' | 'text' | 'scope'; optional: never; pinned: never }>>(
  shapeOf<PromptComposeSection>(),
)
expectType<{ id: string; text: string; scope: PromptComposeScope }>(valueOf<PromptComposeSection>())
expectType<Shape<{ required: 'sections'; optional: never; pinned: never }>>(shapeOf<PromptComposeResult>())
expectType<readonly PromptComposeSection[]>(valueOf<PromptComposeResult>().sections)

// PromptComposeArgs: all may be left out
expectType<
  Shape<{
    required: never
    optional: 'model' | 'promptModel' | 'surfaces' | 'tools' | 'outputStyle' | 'traits'
    pinned: 'model'
  }>
>(shapeOf<PromptComposeArgs>())
expectAssignable<PromptComposeArgs>({ model: 'haiku', tools: [] })
expectAssignable<PromptComposeArgs>(valueOf<PromptComposeInput>())
