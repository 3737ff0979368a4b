import { expectAssignable, expectNotAssignable, expectType } from 'tsd'
import type { Color, ThemeKey } from 'modhook'
import { valueOf } from './shape.js'

// ThemeKey: a closed set
expectType<
  | 'text' | 'inverseText' | 'inactive' | 'subtle' | 'suggestion' | 'remember' | 'success' | 'error' | 'warning'
  | 'merged' | 'claude' | 'permission' | 'planMode' | 'autoAccept' | 'promptBorder' | 'bashBorder' | 'ide'
  | 'diffAdded' | 'diffRemoved' | 'diffAddedDimmed' | 'diffRemovedDimmed' | 'diffAddedWord' | 'diffRemovedWord'
>(valueOf<ThemeKey>())
expectNotAssignable<ThemeKey>('red')

// Color: an open set, the theme's keys named
expectType<ThemeKey | (string & {})>(valueOf<Color>())
expectAssignable<Color>('#ff8800')
