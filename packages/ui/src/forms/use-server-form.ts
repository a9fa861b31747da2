import { zodResolver } from "@hookform/resolvers/zod";
import type { FieldError } from "@sen/api";
import type { FailedAnswer } from "@sen/domain";
import { useRef, type SubmitEvent } from "react";
import {
  useForm,
  type FieldPath,
  type FieldValues,
  type RegisterOptions,
  type SubmitErrorHandler,
  type UseFormHandleSubmit,
  type UseFormProps,
  type UseFormRegisterReturn,
  type UseFormReturn,
} from "react-hook-form";
import type { $ZodType } from "zod/v4/core";
import type { CallOutcome, FailureMessage } from "./call-outcome.ts";
import { useCall, type Call } from "./use-call.ts";
import { useFieldErrorText } from "./use-field-error-text.ts";
import { useKeptDraft } from "./use-kept-draft.ts";
import { useTypedDraft } from "./use-typed-draft.ts";
import { useFocusFirstWrong } from "./use-focus-first-wrong.ts";

interface ServerFormOptions<Values extends FieldValues, Data> extends UseFormProps<Values, unknown, Data> {
  /** Checks the values, and also reports those that are not chosen yet, which its input type need not allow. */
  schema: $ZodType<Data>;
  /** Keeps unsaved input under this name, unless the server renders the form. */
  draft?: string;
  /** Called after the server accepted the form. */
  onDone?: ((data: Data) => void) | undefined;
  /** Called if validation prevents the submission. */
  onInvalid?: SubmitErrorHandler<Values>;
  /** Builds the message of a refusal. @default `errorMessage` */
  messageOf?: (answer: FailedAnswer) => FailureMessage;
  /** Field names in page order. @default the fields passed to `field` and `errorOf` */
  fields?: readonly FieldPath<Values>[];
}

/** A react-hook-form form that is submitted to the server. */
export interface ServerForm<Values extends FieldValues, Data> extends UseFormReturn<Values, unknown, Data> {
  busy: boolean;
  /** The form started with a kept draft. */
  isRestored: boolean;
  /** Why the server refused. */
  failure: Call<[Data]>["failure"];
  /** Translated error of a field. */
  errorOf: (name: FieldPath<Values>) => string | undefined;
  /** Props for a text field or select. */
  field: <Name extends FieldPath<Values>>(
    name: Name,
    rules?: RegisterOptions<Values, Name>,
  ) => UseFormRegisterReturn<Name> & { error: string | undefined };
  submit: ReturnType<UseFormHandleSubmit<Values, Data>>;
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
}

/** Selects controls marked as invalid; file fields use `data-wrong`. */
const WRONG =
  ":is(input, select, textarea)[aria-invalid], fieldset[aria-describedby] input, [data-wrong][tabindex]";

/** Validates a field on blur, submits only once at a time, and focuses the first error of a refusal. Input survives every failure. */
export function useServerForm<Values extends FieldValues, Data = Values>(
  send: (data: Data) => Promise<CallOutcome>,
  { schema, draft, onDone, onInvalid, messageOf, fields, ...options }: ServerFormOptions<Values, Data>,
): ServerForm<Values, Data> {
  const form = useForm<Values, unknown, Data>({
    resolver: zodResolver(schema as $ZodType<Data, Values>),
    mode: "onTouched",
    shouldFocusError: false,
    ...options,
  });
  const kept = useKeptDraft<Values>(draft);
  const isRestored = useTypedDraft(form, kept);
  const element = useRef<HTMLFormElement>(null);
  useFocusFirstWrong(form.formState, () => element.current?.querySelector<HTMLElement>(WRONG));
  const { run, busy, failure } = useCall(send, messageOf);
  const fieldText = useFieldErrorText();
  const shown: FieldPath<Values>[] = [];

  function errorOf(name: FieldPath<Values>) {
    shown.push(name);
    return fieldText(form.getFieldState(name, form.formState).error?.message);
  }
  /** Shows a refusal's errors at their fields and focuses the first. */
  function showErrors(errors: readonly FieldError[]) {
    const found = (fields ?? shown).flatMap((name) => {
      const error = errors.find(({ field }) => field === name);
      return error ? [{ name, message: error.message }] : [];
    });
    for (const [index, { name, message }] of found.entries()) {
      form.setError(name, { type: "server", message }, { shouldFocus: index === 0 });
    }
  }
  const submit = form.handleSubmit(async (data) => {
    const outcome = await run(data);
    if (outcome === "done") {
      kept.onDraftChange(null);
      onDone?.(data);
    }
    if (typeof outcome === "object") showErrors(outcome.fields);
  }, onInvalid);
  return {
    ...form,
    busy,
    isRestored,
    failure,
    errorOf,
    field: (name, rules) => ({ ...form.register(name, rules), error: errorOf(name) }),
    submit,
    onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
      element.current = event.currentTarget;
      void submit(event);
    },
  };
}
