// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from "vitest";
import { dropSlippedClicks } from "./drop-slipped-clicks.ts";

dropSlippedClicks();
const onPress = vi.fn();
beforeEach(() => {
  onPress.mockReset();
  document.body.innerHTML = "<p></p><button>1</button><button>2</button>";
  for (const button of document.querySelectorAll("button")) {
    button.addEventListener("click", () => onPress(button.textContent));
  }
});

/** Clicks with the browser's count of quick clicks at the same place; 0 is the keyboard. */
const click = (selector: string, detail: number) =>
  document.querySelector(selector)?.dispatchEvent(new MouseEvent("click", { bubbles: true, detail }));
const [first, second] = ["button:nth-of-type(1)", "button:nth-of-type(2)"];

it("a double click does not press the button that its first click moved under the pointer", () => {
  click(first, 1);
  click(second, 2);
  click(second, 3);
  expect(onPress.mock.calls).toEqual([["1"]]);
});

it("quick clicks on one button all count, and so do a later click and the keyboard on another", () => {
  for (const detail of [1, 2, 3]) click(first, detail);
  click(second, 1);
  click(first, 0);
  click(second, 2);
  expect(onPress.mock.calls.flat()).toEqual(["1", "1", "1", "2", "1", "2"]);
});
