/**
 * The prompt box: what a person types, edits and is offered there, and what plugins put or paint into it.
 *
 * Events: `prompt.fill`, `prompt.suggest`, `prompt.edit`, `prompt.change`, `prompt.autocomplete`, and the calls
 * `prompt.read` and `prompt.paint`. Compared with Claude Code 2.1.332.
 *
 * @see https://code.claude.com/docs/en/plugins/mods/reference
 */
import type { ClientKeyEvent } from './client.js'
import type { Flat } from './internal/flat.js'
import type { Color } from './theme.js'

/** The prompt box as it stands. Offsets into its text count UTF-16 code units. */
export type PromptBox = {
  /** The draft; `''` in a session without a box. */
  text: string
  /** Where the next character goes, from 0 to `text.length`. */
  cursor: number
}

/**
 * A stretch of the draft, from `start` up to `end`, and how it's drawn. It changes no text.
 *
 * Offsets are cut to the text and moved back to the start of a character; where two runs set the same style, the later
 * one counts.
 */
export type PromptDecoration = {
  /** Where the run begins: an offset into the text that the list comes with, in UTF-16 code units. */
  start: number
  /** Where the run is over: the offset after its last code unit. Not above `start`, nothing is painted. */
  end: number
  /** Draws the run bold. Absent: as it is. */
  bold?: boolean
  /**
   * A text drawn in front of `start` in this run's style, which isn't part of the draft: no offset counts it, and the
   * cursor never stands in it. Absent: none.
   *
   * An empty box, a remote surface and screen-reader mode don't draw it.
   */
  virtualText?: string
  /** The color of the text. Absent: as it is. */
  color?: Color
  /** The color behind the text. Absent: as it is. */
  backgroundColor?: Color
  /** Draws the run dimmed, on the terminal in the theme's dim color. Absent: as it is. */
  dimColor?: boolean
  /** Draws the run in italics. Absent: as it is. */
  italic?: boolean
  /** Underlines the run. Absent: as it is. */
  underline?: boolean
  /** Strikes the run through. Absent: as it is. */
  strikethrough?: boolean
}

/**
 * Where a filled text goes. Closed set.
 *
 * `replace`: in place of the draft. `append`: at its end. `insert`: at the cursor, which moves past the text; what was
 * typed stays on both sides. After the first two, the cursor is at the end.
 */
export type PromptFillMode = 'replace' | 'append' | 'insert'

/** Who fills the prompt box. `kind` is a closed set, for matchers to narrow on; no hook sets one. */
export type PromptFillOrigin =
  | {
      /** The engine. Reserved: nothing raises it yet. */
      kind: 'engine'
    }
  | {
      /** A plugin, by `$.prompt.fill`. */
      kind: 'plugin'
      /** The plugin's name. */
      name: string
    }

/** The input of `prompt.fill`: a text about to go into the prompt box. */
export type PromptFillInput = {
  /** The text, for the person to edit or send. Characters that a terminal draws as nothing are taken out. */
  text: string
  /** Where it goes. */
  mode: PromptFillMode
  /**
   * Who fills the box.
   * @pinned
   */
  readonly origin: PromptFillOrigin
  /**
   * Runs to paint over the text, with offsets into it. Absent where the call named none; left out of a rewrite, none.
   */
  decorations?: PromptDecoration[]
  /**
   * Where the cursor goes, as an offset into the whole draft. Absent where the call named none; left out of a rewrite,
   * `mode` decides.
   */
  cursor?: number
}

/** The answer of a `prompt.fill` hook, and of `next(e)`. */
export type PromptFillResult = {
  /**
   * Whether the box has the text now. False where no box could take it, or no app answered. A hook that answers false
   * without `next` keeps the text out.
   */
  isFilled: boolean
  /**
   * Why the engine didn't fill the box. Absent where it did, and on a hook's own refusal: an absent cause isn't known.
   * Closed set.
   *
   * `no_composer`: the session has no box, which no other value says. `dialog`: a dialog holds the keys. `unanswered`:
   * an app was asked and didn't answer, so the text may be there. A cause that a hook writes itself is taken out.
   */
  refusal?: 'no_composer' | 'dialog' | 'unanswered'
}

/** What `$.prompt.fill` takes. */
export type PromptFillArgs = {
  /** The text for the box. */
  text: string
  /** Where it goes. Default: `replace`. */
  mode?: PromptFillMode
  /**
   * Runs to paint over the text, with offsets into it. Default: none. They last until the next edit's `prompt.edit`
   * answer, or without a hook on it until the draft changes.
   */
  decorations?: PromptDecoration[]
  /**
   * Where the cursor goes: an integer offset into the draft as it is afterwards, cut to it and moved to the start of a
   * character. Default: past the text for `insert`, else at the end.
   */
  cursor?: number
}

/**
 * The answer of `$.prompt.fill`, with the box as it is afterwards.
 *
 * Only a plugin whose module calls `$.prompt.read`, and is let, sees the box: to others it's empty.
 */
export type PromptFilled = {
  /**
   * Whether the box has the text. False where there is no box to take it, a hook was against it, or an app kept silent.
   */
  isFilled: boolean
  /**
   * Why the engine didn't fill the box, as in `PromptFillResult`. Absent where it did, and where a hook refused. Closed
   * set.
   */
  refusal?: 'no_composer' | 'dialog' | 'unanswered'
  /** The draft, unchanged where the fill was refused; `''` where there is no box, or the plugin may not read it. */
  text: string
  /** Where the person types on: an offset into `text`. */
  cursor: number
}

/**
 * Who proposes a text for the empty prompt box. `kind` is a closed set, for matchers to narrow on; no hook sets one.
 */
export type PromptSuggestOrigin =
  | {
      /** The engine: its guess, after a turn, at what the person asks next. */
      kind: 'suggestion'
    }
  | {
      /** A plugin, by `$.prompt.suggest`. */
      kind: 'plugin'
      /** The plugin's name. */
      name: string
    }

/**
 * The input of `prompt.suggest`: a text that the empty prompt box is about to show dim. Tab or the right arrow takes
 * it.
 */
export type PromptSuggestInput = {
  /** The proposed prompt. It's shown, not written: taking it puts it into the box, to be edited. */
  text: string
  /**
   * Who proposes it.
   * @pinned
   */
  readonly origin: PromptSuggestOrigin
}

/** The answer of a `prompt.suggest` hook, of `next(e)` and of `$.prompt.suggest`. */
export type PromptSuggestResult = {
  /**
   * Whether the box shows the text, now or once a dialog is gone. False while the box holds a draft or a turn runs, for
   * a blank text, and in a headless session. A hook that answers false without `next` keeps the text back.
   */
  isShown: boolean
}

/** What `$.prompt.suggest` takes: a `PromptSuggestInput` without its `origin`, which the engine sets. */
export type PromptSuggestArgs = Omit<PromptSuggestInput, 'origin'>

/** Who edits the prompt box. `kind` is a closed set, for matchers to narrow on; no hook sets one. */
export type PromptEditOrigin = {
  /** The person, by the keyboard or a paste. */
  kind: 'composer'
}

/**
 * The input of `prompt.edit`: an edit that the person makes, as the draft before it and the change to it. A burst of
 * keys is one edit.
 */
export type PromptEditInput = {
  /**
   * Who edits.
   * @pinned
   */
  readonly origin: PromptEditOrigin
  /**
   * The key that was pressed. Absent for a paste, a key binding's newline, and a burst of keys.
   * @pinned
   */
  readonly key?: ClientKeyEvent
  /** The draft before the edit. A rewrite edits that text instead. */
  text: string
  /** Where the cursor stood before the edit: an offset into `text`. */
  cursor: number
  /** Where in `text` the edit begins; where the cursor goes, if it only moves. */
  start: number
  /** Where the replaced part of `text` ends: at `start` for an insertion or a move, after it for a deletion. */
  end: number
  /** What goes in from `start` to `end`: `''` for a deletion or a move. The cursor goes behind it. */
  inputText: string
}

/**
 * The answer of a `prompt.edit` hook, and of `next(e)`: the box as the editor shows it next.
 *
 * Answering the `text` and `cursor` that came, without `next`, swallows the key.
 */
export type PromptEditResult = Flat<
  PromptBox & {
    /** Runs to paint over `text`, until the answer to the next edit. Absent: none. */
    decorations?: PromptDecoration[]
  }
>

/**
 * Who changed the prompt box. `kind` is a set that may grow: take what you don't know for `engine`. No hook sets one.
 */
export type PromptChangeOrigin =
  | {
      /** The history: an entry recalled, or the person's own draft back after one. */
      kind: 'history'
    }
  | {
      /** The box was emptied by a submit, a clear or a stash. What was typed since is in `text`. */
      kind: 'clear'
    }
  | {
      /** The person undid an edit; the text before it may be empty. */
      kind: 'undo'
    }
  | {
      /** A plugin's `$.prompt.fill`. */
      kind: 'plugin'
      /** The plugin's name, by which it knows its own fill. */
      name: string
    }
  | {
      /** An app changed the box that it draws. Reserved: nothing raises it yet. */
      kind: 'app'
    }
  | {
      /** Anything else: a draft put back, a completion taken, dictation, an edit without a `prompt.edit`. */
      kind: 'engine'
    }

/**
 * The input of `prompt.change`: the prompt box after a change that no `prompt.edit` told of. It can only be watched.
 */
export type PromptChangeInput = {
  /**
   * The draft at the time of the event.
   * @pinned
   */
  readonly text: string
  /**
   * Where the cursor stands in it, from 0 to `text.length`.
   * @pinned
   */
  readonly cursor: number
  /**
   * Who changed it: the act that left the box as it is.
   * @pinned
   */
  readonly origin: PromptChangeOrigin
}

/** The answer of a `prompt.change` hook, and of `next(e)`. Another value changes nothing. */
export type PromptChangeResult = {
  /** The draft, repeated. */
  text: string
}

/** The input of `prompt.autocomplete`: the prompt box, and the word at the cursor that a suggestion would replace. */
export type PromptAutocompleteInput = {
  /**
   * The whole draft.
   * @pinned
   */
  readonly text: string
  /**
   * Where the cursor stands in it, from 0 to `text.length`, in UTF-16 code units.
   * @pinned
   */
  readonly cursor: number
  /**
   * What stands between the last white space and the cursor, never empty. A matcher such as `{ token: /^#/ }` narrows
   * on it.
   * @pinned
   */
  readonly token: string
  /**
   * Where `token` begins in `text`.
   * @pinned
   */
  readonly start: number
}

/** A row for the list of completions below the prompt box. */
export type PromptAutocompleteSuggestion = {
  /** What replaces the token when the row is taken, never empty. The new token is asked about again. */
  text: string
  /** What the row says, on one line. Absent: the `text`. */
  label?: string
  /** A dim remark beside the label, cut to the width there is. Absent: none. */
  description?: string
}

/** The answer of a `prompt.autocomplete` hook, and of `next(e)`. */
export type PromptAutocompleteResult = {
  /**
   * The plugins' rows, in order; the engine's own come above and aren't listed. A hook adds its rows to those of
   * `next(e)`.
   */
  suggestions: readonly PromptAutocompleteSuggestion[]
}

/**
 * What `$.prompt.paint` takes, and what a hook on `prompt.paint` may rewrite. Whose runs they are isn't: it's the
 * caller's.
 */
export type PromptPaintArgs = {
  /**
   * The draft that the runs are for: where the box reads otherwise, nothing is painted. Absent only with an empty list.
   */
  text?: string
  /**
   * The plugin's runs over the draft, in place of the ones it painted before. An empty list takes them off.
   *
   * A change of the draft drops them, unless a `prompt.edit` hook keeps them in the terminal.
   */
  decorations: PromptDecoration[]
}

/**
 * The answer of `$.prompt.paint`: whether the runs are there, and the box.
 *
 * Only a plugin whose module calls `$.prompt.read`, and is let, sees the box: to others it's empty.
 */
export type PromptPainted = {
  /** Whether the runs are painted, or taken off. False where the box reads otherwise, or can't take them. */
  isPainted: boolean
  /** The draft, unchanged; `''` where there is no box, or the plugin may not read it. */
  text: string
  /** Where the person types on: an offset into `text`. */
  cursor: number
}
