import type { CreateReturnBody, OrderDetail, Ward } from "@sen/api";
import { returnBody, returnFormSchema, type ReturnFormData, type ReturnProblem } from "@sen/domain";
import { useState } from "react";
import { useWatch } from "react-hook-form";
import { usePlaceDataset, type PlaceSource } from "../../account/AddressForm/use-places.ts";
import { useServerForm, type CallOutcome } from "../../forms/index.ts";
import { useEvidenceUpload, useKeptForm, type KeptFormOptions } from "../use-evidence-upload/index.ts";
import {
  byFormField,
  countFaults,
  fieldNames,
  fileError,
  valuesOf,
  type ReturnFormValues,
} from "./return-values.ts";

export interface ReturnFormOptions extends KeptFormOptions<ReturnFormValues> {
  order: OrderDetail;
  /** The customer's email address. */
  email: string;
  /** Fetches provinces, districts and wards. */
  places: PlaceSource;
  /** Opens the return. Resolves to nothing on success, or to the backend's refusal. */
  onCreate: (body: CreateReturnBody) => Promise<CallOutcome>;
  onDone: () => void;
}

/** The state of the return form: fields, files, draft and submission. Spec §3 and §5. */
export function useReturnForm(options: ReturnFormOptions) {
  const { order, draft, onDraftChange } = options;
  const evidence = useEvidenceUpload({ upload: options.upload, required: "image" });
  const [problem, setProblem] = useState<ReturnProblem | null>(null);
  const [faultsTold, setFaultsTold] = useState(0);
  const dataset = usePlaceDataset(options.places);
  const form = useServerForm<ReturnFormValues, ReturnFormData>(send, {
    schema: returnFormSchema(order.payment_method, dataset?.levels),
    fields: fieldNames,
    onInvalid,
    // Merge over the order's values: an old draft may lack fields that were added since.
    defaultValues: { ...valuesOf(order, options.email), ...draft?.values },
  });
  const values = useWatch({ control: form.control }) as ReturnFormValues;

  // The path of each ward offered so far; the body contains the code of the chosen one.
  const [paths] = useState(() => {
    const to = order.delivery_requests[0]?.to_address;
    return new Map<number, readonly string[]>(to ? [[to.ward_id, to.parent_path]] : []);
  });
  const noting = async (asked: Promise<readonly Ward[]>) => {
    const wards = await asked;
    for (const { ward_id, parent_path } of wards) paths.set(ward_id, parent_path);
    return wards;
  };
  const places: PlaceSource = {
    ...options.places,
    wards: (districtId) => noting(options.places.wards(districtId)),
    provinceWards: (provinceId) => noting(options.places.provinceWards(provinceId)),
  };

  // An interrupted upload is not the customer's mistake.
  const hasFileFault = evidence.problem !== null && evidence.problem !== "aftersales:upload.interrupted";
  const restored = useKeptForm({ draft, onDraftChange, values, evidence });

  /** Reports a problem with the files together with the field errors. */
  function onInvalid(errors: object) {
    setProblem(null);
    const files = evidence.check() ? 0 : 1;
    setFaultsTold(countFaults(errors) + files);
  }
  async function send(data: ReturnFormData): Promise<CallOutcome> {
    setFaultsTold(0);
    setProblem(null);
    const uploaded = await evidence.uploadAll();
    if (uploaded === null) return null;
    const built = returnBody({ order, form: data, parentPath: paths.get(data.ward_id) ?? [], ...uploaded });
    if (!built.ok) {
      setProblem(built.problem);
      return null;
    }
    const refusal = await options.onCreate(built.body);
    if (!refusal) options.onDone();
    const errors = refusal?.data?.errors ?? [];
    evidence.refuse(fileError(errors));
    return refusal && { ...refusal, data: { errors: byFormField(errors) } };
  }
  return {
    form,
    values,
    evidence,
    restored,
    places,
    dataset,
    savedWith: order.delivery_requests[0]?.to_address,
    problem,
    /** Number of errors left from the last submit. */
    faults: faultsTold === 0 ? 0 : countFaults(form.formState.errors) + (hasFileFault ? 1 : 0),
    faultsTold,
  };
}

/** The result of `useReturnForm`. */
export type ReturnFormState = ReturnType<typeof useReturnForm>;
