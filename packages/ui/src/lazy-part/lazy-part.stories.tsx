import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState, type ComponentType, type ReactNode } from "react";
import { expect, fn, waitFor } from "storybook/test";
import { named, served, textOf, wordsOf } from "../fixtures/texts.ts";
import { Button } from "../primitives/Button/Button.tsx";
import { Dialog } from "../primitives/Dialog/Dialog.tsx";
import { lazyDialog, lazyPart, type LazyPartOptions } from "./index.ts";

interface GreetingProps {
  name: string;
}

function Greeting({ name }: GreetingProps) {
  return <p>Chào {name}</p>;
}

type Load = () => Promise<ComponentType<GreetingProps>>;

/** A loader that fails the given number of times, then resolves to the component. */
function loads<Part>(component: Part, failures = 0) {
  let left = failures;
  return fn(() => {
    left -= 1;
    return left >= 0 ? Promise.reject(new TypeError("Failed to fetch")) : Promise.resolve(component);
  });
}

interface PageProps extends LazyPartOptions<GreetingProps> {
  /** Loads the component's code. */
  load: Load;
  /** Shows the part on mount. @default false */
  isShown?: boolean;
}

/** A page with a button that shows the part and one that preloads it. */
function Page({ load, isShown = false, ...options }: PageProps) {
  const [Part] = useState(() => lazyPart(load, options));
  const [shown, setShown] = useState(isShown);
  return (
    <>
      <Button
        onClick={() => {
          setShown(!shown);
        }}
      >
        {served("Hiện")}
      </Button>
      <Button tone="secondary" onClick={Part.preload}>
        {served("Tải trước")}
      </Button>
      <p data-testid="loaded">{Part.useLoaded() ? "có" : served("chưa")}</p>
      {shown && (
        <>
          <Part name="Sen" />
          <Part name="Lan" />
        </>
      )}
    </>
  );
}

const loading: (props: GreetingProps) => ReactNode = ({ name }) => <p>Đang tải {name}</p>;

const meta = {
  component: Page,
  // `lazyPart` is a function without props to document.
  tags: ["!autodocs"],
  args: { load: loads(Greeting), fallback: loading },
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Its code has not been requested yet. */
export const Default: Story = { args: { load: loads(Greeting) } };

interface SheetProps {
  onClose: () => void;
}

const Sheet = ({ onClose }: SheetProps) => (
  <Dialog open title="Chọn phân loại" onClose={onClose}>
    Trắng ngà, M
  </Dialog>
);

function DialogPage({ load }: { load: () => Promise<ComponentType<SheetProps>> }) {
  const [LazySheet] = useState(() => lazyDialog(load));
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        onClick={() => {
          setOpen(true);
        }}
      >
        Chọn
      </Button>
      {open && (
        <LazySheet
          onClose={() => {
            setOpen(false);
          }}
        />
      )}
    </>
  );
}

const loadsSheet = loads(Sheet, 2);

/** Both places show the failed load. */
export const Matrix: Story = {
  tags: ["visual"],
  args: { isShown: true, load: fn<Load>(() => Promise.reject(new TypeError("Failed to fetch"))) },
  play: async ({ canvas }) => {
    await canvas.findAllByRole("alert");
  },
};

/** The code is requested when the part is first shown, once for all places. */
export const AskedForOnce: Story = {
  ...Default,
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await expect(args.load).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole("button", { name: "Hiện" }));
    await expect(await canvas.findByText("Chào Sen")).toBeVisible();
    await expect(canvas.getByText("Chào Lan")).toBeVisible();
    await expect(canvas.getByTestId("loaded")).toHaveTextContent("có");
    await userEvent.click(canvas.getByRole("button", { name: "Hiện" }));
    await userEvent.click(canvas.getByRole("button", { name: "Hiện" }));
    await expect(canvas.getByText("Chào Sen")).toBeVisible();
    await expect(args.load).toHaveBeenCalledOnce();
  },
};

/** While loading, shows a fallback built from the part's props. */
export const Loading: Story = {
  args: { load: fn<Load>(() => new Promise(() => undefined)) },
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Hiện" }));
    await expect(await canvas.findByText("Đang tải Sen")).toBeVisible();
    await expect(canvas.getByTestId("loaded")).toHaveTextContent("chưa");
  },
};

/** Fails twice, then loads. Shows the error in place, retries on each click, and finally shows the part in both places. */
export const Failed: Story = {
  args: { load: loads(Greeting, 2) },
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Hiện" }));
    await expect((await canvas.findAllByRole("alert"))[0]).toHaveTextContent(textOf("shell:part.failed"));
    const [again] = canvas.getAllByRole("button", { name: wordsOf().retry });
    if (!again) throw new Error("no way to try again");
    await userEvent.click(again);
    await waitFor(() => expect(args.load).toHaveBeenCalledTimes(2));
    await waitFor(() => expect(again).not.toHaveAttribute("aria-busy"));
    await expect(again).toBeVisible();
    await userEvent.click(again);
    await expect(await canvas.findByText("Chào Sen")).toBeVisible();
    await expect(canvas.getByText("Chào Lan")).toBeVisible();
    await expect(canvas.queryByRole("alert")).toBeNull();
    await expect(args.load).toHaveBeenCalledTimes(3);
  },
};

/** Mounting it again retries. */
export const FailedThenShownAgain: Story = {
  args: { load: loads(Greeting, 1) },
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    const show = canvas.getByRole("button", { name: "Hiện" });
    await userEvent.click(show);
    await canvas.findAllByRole("alert");
    await userEvent.click(show);
    await userEvent.click(show);
    await expect(await canvas.findByText("Chào Sen")).toBeVisible();
    await expect(args.load).toHaveBeenCalledTimes(2);
  },
};

/** An optional part whose failure shows nothing. */
export const FailsQuietly: Story = {
  args: { load: loads(Greeting, 1), failed: () => null, fallback: () => null },
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Hiện" }));
    await waitFor(() => expect(args.load).toHaveBeenCalledOnce());
    await expect(canvas.queryByRole("alert")).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Tải trước" }));
    await expect(await canvas.findByText("Chào Sen")).toBeVisible();
  },
};

/** A preloaded part renders immediately. */
export const Preloaded: Story = {
  args: { load: loads(Greeting) },
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Tải trước" }));
    await waitFor(() => expect(canvas.getByTestId("loaded")).toHaveTextContent("có"));
    await userEvent.click(canvas.getByRole("button", { name: "Hiện" }));
    await expect(canvas.getByText("Chào Sen")).toBeVisible();
    await expect(args.load).toHaveBeenCalledOnce();
  },
};

/** If its style sheet fails again, the part is not shown without styles. */
export const StyleSheetFails: Story = {
  args: { load: loads(Greeting, 1) },
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    const sheet = document.createElement("link");
    sheet.rel = "stylesheet";
    sheet.href = "/no-such-styles.css";
    const failed = new Promise((resolve) => {
      sheet.addEventListener("error", resolve);
    });
    document.head.append(sheet);
    await failed;
    const links = () => document.querySelectorAll('link[href="/no-such-styles.css"]');
    try {
      await userEvent.click(canvas.getByRole("button", { name: "Hiện" }));
      const [again] = await canvas.findAllByRole("button", { name: wordsOf().retry });
      if (!again) throw new Error("no way to try again");
      await userEvent.click(again);
      await waitFor(() => expect(again).not.toHaveAttribute("aria-busy"));
      await expect(links()).toHaveLength(1);
      await expect(links()[0]).not.toBe(sheet);
      await expect(canvas.queryByText("Chào Sen")).toBeNull();
      for (const link of links()) link.remove();
      await userEvent.click(again);
      await expect(await canvas.findByText("Chào Sen")).toBeVisible();
      await expect(args.load).toHaveBeenCalledTimes(2);
    } finally {
      for (const link of links()) link.remove();
    }
  },
};

/** If a dialog fails to load, an error dialog offers to close or retry. */
export const DialogFails: Story = {
  render: () => <DialogPage load={loadsSheet} />,
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent }) => {
    const open = canvas.getByRole("button", { name: "Chọn" });
    await userEvent.click(open);
    await expect(await canvas.findByRole("dialog", named("shell:part.failed"))).toBeVisible();
    const [cross] = canvas.getAllByRole("button", { name: wordsOf().close });
    if (!cross) throw new Error("no way out");
    await userEvent.click(cross);
    await expect(canvas.queryByRole("dialog")).toBeNull();
    await userEvent.click(open);
    await canvas.findByRole("dialog", named("shell:part.failed"));
    await userEvent.click(canvas.getByRole("button", { name: wordsOf().retry }));
    await expect(await canvas.findByRole("dialog", { name: "Chọn phân loại" })).toBeVisible();
    await expect(loadsSheet).toHaveBeenCalledTimes(3);
  },
};
