import { useToast } from "@sen/ui/primitives";
import { beforeEach, vi, type MockInstance } from "vitest";

let show: MockInstance<ReturnType<typeof useToast>["show"]>;
beforeEach(() => {
  show = vi.spyOn(useToast(), "show").mockClear();
});

/** The messages shown during the test. */
export const toasts = () => show.mock.calls.map(([message]) => message);

/** Presses the button of the last one. */
export function pressLastToast(): void {
  const action = toasts().at(-1)?.action;
  if (action && "onPress" in action) action.onPress();
}
