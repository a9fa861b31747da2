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
import type { CallOutcome, FailureMessage } from "./call-outcome.ts";
import { useCall, type Call } from "./use-call.ts";
import { useErrorTexts } from "./use-error-texts.ts";
import { useFocusFirstWrong } from "./use-focus-first-wrong.ts";

interface ServerFormOptions<Values extends FieldValues, Data> extends UseFormProps<Values, unknown, Data> {
  /** Called once the server has accepted. */
  onDone?: ((data: Data) => void) | undefined;
  /** Called when it is not sent, because of what is wrong in it. */
  onInvalid?: SubmitErrorHandler<Values>;
  /** The message of a refusal. @default the catalogue's rule */
  messageOf?: (answer: FailedAnswer) => FailureMessage;
  /** Its fields in their order on the page. @default those that `field` and `errorOf` were asked for */
  fields?: readonly FieldPath<Values>[];
}

/** A form of react-hook-form that is sent to the server. */
export interface ServerForm<Values extends FieldValues, Data> extends UseFormReturn<Values, unknown, Data> {
  busy: boolean;
  /** Why the server refused. */
  failure: Call<[Data]>["failure"];
  /** What is wrong with a field, in the page's language. */
  errorOf: (name: FieldPath<Values>) => string | undefined;
  /** What a text field or a select takes. */
  field: <Name extends FieldPath<Values>>(
    name: Name,
    rules?: RegisterOptions<Values, Name>,
  ) => UseFormRegisterReturn<Name> & { error: string | undefined };
  submit: ReturnType<UseFormHandleSubmit<Values, Data>>;
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
}

/** The fields that are marked as wrong; the files of a form say it by `data-wrong`. */
const WRONG =
  ":is(input, select, textarea)[aria-invalid], fieldset[aria-describedby] input, [data-wrong][tabindex]";

/**
 * A form that is sent to the server: judged by its schema when a field is left, sent once however often it is pressed, with the
 * refusal's errors at their fields and the focus in the first of them. What was typed survives every failure.
 */
export function useServerForm<Values extends FieldValues, Data = Values>(
  send: (data: Data) => Promise<CallOutcome>,
  { onDone, onInvalid, messageOf, fields, ...options }: ServerFormOptions<Values, Data>,
): ServerForm<Values, Data> {
  const form = useForm<Values, unknown, Data>({ mode: "onTouched", shouldFocusError: false, ...options });
  const element = useRef<HTMLFormElement>(null);
  useFocusFirstWrong(form.formState, () => element.current?.querySelector<HTMLElement>(WRONG));
  const { run, busy, failure } = useCall(send, messageOf);
  const { fieldText } = useErrorTexts();
  const shown: FieldPath<Values>[] = [];

  function errorOf(name: FieldPath<Values>) {
    shown.push(name);
    return fieldText(form.getFieldState(name, form.formState).error?.message);
  }
  /** Puts a refusal's errors at their fields and moves to the first of them. */
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
    if (outcome === "done") onDone?.(data);
    if (typeof outcome === "object") showErrors(outcome.fields);
  }, onInvalid);
  return {
    ...form,
    busy,
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
