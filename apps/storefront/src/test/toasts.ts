import { useToast } from "@sen/ui/primitives";
import { beforeEach, vi } from "vitest";

const show = vi.spyOn(useToast(), "show");
beforeEach(() => void show.mockClear());

/** The messages shown during the test. */
export const toasts = () => show.mock.calls.map(([message]) => message);

/** Presses the button of the last one. */
export function pressLastToast(): void {
  const action = toasts().at(-1)?.action;
  if (action && "onPress" in action) action.onPress();
}
