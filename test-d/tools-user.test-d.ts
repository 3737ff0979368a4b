import { expectAssignable, expectError, expectType } from 'tsd'
import type {
  AskUserQuestionFormOutput,
  AskUserQuestionInput,
  AskUserQuestionItem,
  AskUserQuestionOption,
  AskUserQuestionOutput,
  EndConversationInput,
  EndConversationOutput,
  NoArgs,
  OfferChromeSetupInput,
  OfferChromeSetupOutput,
  ReadWidgetContextInput,
  ReadWidgetContextOutput,
  SendFeedbackInput,
  SendFeedbackOutput,
  SendUserFileInput,
  SendUserFileOutput,
  SendUserMessageInput,
  SendUserMessageOutput,
  ShareOnboardingGuideInput,
  ShareOnboardingGuideOutput,
  ShowOnboardingRolePickerInput,
  ShowOnboardingRolePickerOutput,
  ToolImageBlock,
  ToolTextBlock,
  UserAttachment,
  WrapUpAction,
  WrapUpInput,
  WrapUpOutput,
} from 'modhook'
import { valueOf } from './shape.js'

expectType<{ label: string; description: string; preview?: string }>(valueOf<AskUserQuestionOption>())
expectType<{
  question: string; header: string
  options:
    | [AskUserQuestionOption, AskUserQuestionOption]
    | [AskUserQuestionOption, AskUserQuestionOption, AskUserQuestionOption]
    | [AskUserQuestionOption, AskUserQuestionOption, AskUserQuestionOption, AskUserQuestionOption]
  multiSelect: boolean
}>(valueOf<AskUserQuestionItem>())

expectType<{
  questions:
    | [AskUserQuestionItem]
    | [AskUserQuestionItem, AskUserQuestionItem]
    | [AskUserQuestionItem, AskUserQuestionItem, AskUserQuestionItem]
    | [AskUserQuestionItem, AskUserQuestionItem, AskUserQuestionItem, AskUserQuestionItem]
  answers?: Record<string, string>; annotations?: Record<string, { preview?: string; notes?: string }>
  metadata?: { source?: string }
}>(valueOf<AskUserQuestionInput>())
expectType<{
  questions: AskUserQuestionItem[]; answers: Record<string, string>; response?: string
  annotations?: Record<string, { preview?: string; notes?: string; unanswered?: 'skipped' | 'replied_in_chat' | 'dismissed' }>
  afkTimeoutMs?: number; followUp?: boolean
}>(valueOf<AskUserQuestionOutput>())
expectType<{
  answers: Record<string, string>; response?: string
  annotations?: Record<string, { preview?: string; notes?: string; unanswered?: 'skipped' | 'replied_in_chat' | 'dismissed' }>
  afkTimeoutMs?: number; followUp?: boolean
  questions: {
    question: string; header: string; kind?: 'choice' | 'text' | 'number'; description?: string
    options: { label: string; description?: string; preview?: string }[]; multiSelect: boolean; placeholder?: string
    min?: number; max?: number; step?: number; defaultValue?: number; unit?: string
  }[]
}>(valueOf<AskUserQuestionFormOutput>())

expectType<{ message: string }>(valueOf<SendUserMessageInput>())
expectType<{
  path: string; size: number; isImage: boolean; file_uuid?: string; media_type?: string; pathValidated?: boolean
  upload_error?: string; upload_error_code?: string; upload_suspected_limit_bytes?: number
  scaled?: { width: number; height: number; original_width: number; original_height: number }
  thumbnail?: { width: number; height: number }
}>(valueOf<UserAttachment>())
expectType<{
  message: string; attachments?: UserAttachment[]; sentAt?: string; rendered_locally?: boolean
}>(valueOf<SendUserMessageOutput>())

expectType<{
  files: string[]; caption?: string; status: 'normal' | 'proactive'; display?: 'render' | 'attach'
}>(valueOf<SendUserFileInput>())
expectType<{
  caption?: string; display?: 'render' | 'attach'
  attachments: {
    path: string; size: number; isImage: boolean; file_uuid?: string; media_type?: string; pathValidated?: boolean
    upload_error?: string; upload_error_code?: string; upload_suspected_limit_bytes?: number
    scaled?: { width: number; height: number; original_width: number; original_height: number }
    thumbnail?: { width: number; height: number }; project_path?: string; partial_error?: string
    opens_by_path?: boolean
  }[]
  rendered_locally?: boolean
}>(valueOf<SendUserFileOutput>())
expectType<
  | { label: string }
  | { action: 'verify' | 'fix_ci' | 'address_comments' | 'resolve_conflicts' }
>(valueOf<WrapUpAction>())

expectType<{ recap: string; ask?: string; blocked?: boolean; actions?: WrapUpAction[] }>(valueOf<WrapUpInput>())
expectType<{
  asks: boolean; nextStep?: { recap: string; ask?: string; blocked: boolean; actions: WrapUpAction[] }
}>(valueOf<WrapUpOutput>())

expectType<NoArgs>(valueOf<EndConversationInput>())
expectType<{ ended: boolean; message: string }>(valueOf<EndConversationOutput>())

expectType<{ widget_id?: string }>(valueOf<ReadWidgetContextInput>())
expectType<{ blocks: (ToolTextBlock | ToolImageBlock)[]; isError: boolean }>(valueOf<ReadWidgetContextOutput>())

expectType<{
  type: 'bug' | 'idea' | 'missing_capability'; title: string; details: string; area?: string
  failure_mode?:
    | 'instruction_following'
    | 'destructive_actions'
    | 'code_quality'
    | 'repetition_and_looping'
    | 'model_regression'
    | 'overconfidence_and_hallucination'
    | 'context_and_memory'
    | 'overeager'
    | 'over_correction'
    | 'stopping_short'
    | 'dispute_or_decline'
    | 'subagent_overspawn'
    | 'tone_or_preachiness'
    | 'excessive_questions'
    | 'unwanted_scope'
    | 'other'
  task_category?: 'code_edit' | 'debug' | 'explain' | 'plan' | 'shell' | 'search' | 'review' | 'other'
}>(valueOf<SendFeedbackInput>())
expectType<{ success: boolean; message: string }>(valueOf<SendFeedbackOutput>())

expectType<NoArgs>(valueOf<ShowOnboardingRolePickerInput>())
expectType<{ role?: string; dismissed?: boolean }>(valueOf<ShowOnboardingRolePickerOutput>())

expectType<{
  mode: 'check' | 'update' | 'create' | 'delete'; short_code?: string
}>(valueOf<ShareOnboardingGuideInput>())
expectType<{
  status: 'created' | 'updated' | 'deleted' | 'has_existing' | 'unavailable'; share_url?: string; short_code?: string
  message: string
}>(valueOf<ShareOnboardingGuideOutput>())

expectType<{ reason?: string }>(valueOf<OfferChromeSetupInput>())
expectType<{ outcome: 'connected' | 'not_now' | 'no_attempt_yet' }>(valueOf<OfferChromeSetupOutput>())

// as the client sends it
expectAssignable<AskUserQuestionOutput>({
  questions: [
    {
      question: 'Which?', header: 'W', multiSelect: false,
      options: [{ label: 'A', description: 'a' }, { label: 'B', description: 'b' }],
    },
  ],
  answers: { 'Which?': 'A' },
})
// the client refuses a question with one choice
expectError<AskUserQuestionItem['options']>([{ label: 'A', description: 'a' }])
// and more than four questions
declare const item: AskUserQuestionItem
expectError<AskUserQuestionInput>({ questions: [item, item, item, item, item] })
// every answer of the SDK's shape is one of the form's
expectAssignable<AskUserQuestionFormOutput>(valueOf<AskUserQuestionOutput>())
