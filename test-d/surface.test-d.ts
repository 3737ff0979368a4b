import { expectNotAssignable, expectType } from 'tsd'
import type { RenderSurface, RenderViewport } from 'modhook'
import { type Shape, shapeOf, valueOf } from './shape.js'

// RenderSurface
expectType<'terminal' | 'desktop' | 'mobile' | 'vscode'>(valueOf<RenderSurface>())
// a closed set
expectNotAssignable<RenderSurface>('watch')

// RenderViewport
expectType<Shape<{ required: 'columns' | 'rows'; optional: 'isFullscreen'; pinned: never }>>(shapeOf<RenderViewport>())
expectType<{ columns: number; rows: number; isFullscreen?: boolean }>(valueOf<RenderViewport>())
