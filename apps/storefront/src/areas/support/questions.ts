import type { Question } from "@sen/api";
import { deviceId } from "../../core/session/device-id.ts";
import { write, written } from "../../core/write.ts";

/** Sends whether an answer helped. Resolves to null, or to the backend's refusal. */
export const sendFeedback = ({ id }: Question, is_helpful: boolean) =>
  written(
    write("POST /questions/{id}/feedback", {
      path: { id },
      body: { device_id: deviceId(), is_helpful },
    }),
  );
