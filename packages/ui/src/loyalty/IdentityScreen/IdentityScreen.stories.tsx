import { IDENTITY_REFUSALS } from "@sen/domain";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, waitFor, within } from "storybook/test";
import {
  noIdentity,
  refusedIdentity,
  verifiedIdentity,
  waitingIdentity,
} from "../../fixtures/loyalty/identity.ts";
import { cameraIs } from "../../fixtures/loyalty/camera.ts";
import { accepted } from "../../fixtures/forms/calls.ts";
import { including, named, textOf } from "../../fixtures/texts.ts";
import { IdentityScreen, type IdentityScreenProps } from "./IdentityScreen.tsx";

const ids = { front: "6f1c2b64-3f0e-4f4a-9b0a-3e1d5f7a9c10", back: "0d9c5f7e-4b57-4f0e-9a7c-0c1f1c7d2a11" };

/** Draws a card with text, sharp or blurred. */
function drawCard(width: number, blur = 0): HTMLCanvasElement {
  const canvas = Object.assign(document.createElement("canvas"), { width, height: Math.round(width * 0.63) });
  const context = canvas.getContext("2d");
  if (!context) throw new Error("no canvas");
  context.filter = blur > 0 ? `blur(${blur}px)` : "none";
  context.fillStyle = "white";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = "black";
  context.font = `${width / 24}px sans-serif`;
  for (let line = 1; line < 14; line += 1) {
    context.fillText("CĂN CƯỚC CÔNG DÂN 079194001234", 20, (line * width) / 22);
  }
  return canvas;
}
async function card(width: number, blur = 0): Promise<File> {
  const blob = await new Promise<Blob | null>((resolve) =>
    drawCard(width, blur).toBlob(resolve, "image/jpeg"),
  );
  return new File(blob ? [blob] : [], "card.jpg", { type: "image/jpeg" });
}

/** Resolves to one picture id after the other, optionally after network failures. */
function uploads({ failures = 0 } = {}) {
  const given = [ids.front, ids.back];
  let left = failures;
  return fn<IdentityScreenProps["onUpload"]>(async () => {
    left -= 1;
    return left >= 0 ? { kind: "failed" } : { kind: "uploaded", id: given.shift() ?? crypto.randomUUID() };
  });
}

const meta = {
  component: IdentityScreen,
  args: {
    request: { state: "ready", identity: noIdentity },
    onUpload: uploads(),
    onSubmit: accepted(),
  },
} satisfies Meta<typeof IdentityScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const chooseFront = () => named("loyalty:identity.picture.id_card.front");
const chooseBack = () => named("loyalty:identity.picture.id_card.back");
const file = (group: HTMLElement) => within(group).getByLabelText(including(textOf("loyalty:identity.file")));

/** Empty form: number and two pictures. */
export const Default: Story = { tags: ["visual"] };

/** Under review: the number is masked, and the form is hidden. */
export const Waiting: Story = {
  args: { request: { state: "ready", identity: waitingIdentity } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("•••••••••234")).toBeVisible();
    await expect(canvas.getAllByRole("img")).toHaveLength(2);
    await expect(canvas.queryByRole("button")).toBeNull();
  },
};

/** Verified; the pictures have been deleted. */
export const Verified: Story = {
  args: { request: { state: "ready", identity: verifiedIdentity } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(textOf("loyalty:identity.status.verified"))).toBeVisible();
    await expect(canvas.queryByRole("img")).toBeNull();
  },
};

/** Refused: shows the reason and the form to resubmit. */
export const Refused: Story = {
  args: { request: { state: "ready", identity: refusedIdentity } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(including(textOf("loyalty:identity.refusal.blurred")))).toBeVisible();
    await expect(canvas.getByRole("button", named("loyalty:identity.submit"))).toBeVisible();
  },
};

/** Loading. */
export const Loading: Story = { args: { request: { state: "loading" } } };

/** Failed to load. */
export const Failed: Story = { args: { request: { state: "failed", onRetry: fn() } } };

/** The narrowest phone. */
export const LongText: Story = {
  args: { request: { state: "ready", identity: refusedIdentity } },
  globals: { viewport: { value: "small" } },
};

/** In English: the tiers that need a verified identity read as a sentence. */
export const InEnglish: Story = {
  globals: { locale: "en" },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(including("the Gold and Diamond tiers"))).toBeVisible();
  },
};

/** Every refusal reason. */
export const EveryRefusal: Story = {
  // The story renders several screens, so the landmarks repeat.
  parameters: { a11y: { config: { rules: [{ id: "landmark-unique", enabled: false }] } } },
  render: (args) => (
    <>
      {IDENTITY_REFUSALS.map((refusal) => (
        <IdentityScreen
          key={refusal}
          {...args}
          request={{ state: "ready", identity: { ...refusedIdentity, refusal } }}
        />
      ))}
    </>
  ),
};

/** Shows the document as waiting once it is submitted. */
function Sending(props: IdentityScreenProps) {
  const [request, setRequest] = useState(props.request);
  const onSubmit: IdentityScreenProps["onSubmit"] = async (data) => {
    const refusal = await props.onSubmit(data);
    setRequest({ state: "ready", identity: waitingIdentity });
    return refusal;
  };
  return <IdentityScreen {...props} request={request} onSubmit={onSubmit} />;
}

/** Submits the number and both pictures. The status takes the focus of the form that it replaces. */
export const SendsTheCard: Story = {
  args: { onUpload: uploads() },
  render: (args) => <Sending {...args} />,
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText(textOf("loyalty:identity.number.id_card")), "079 194 001 234");
    await userEvent.upload(file(canvas.getByRole("group", chooseFront())), await card(900));
    await waitFor(() => expect(canvas.getAllByText(textOf("loyalty:identity.uploaded"))).toHaveLength(1));
    await userEvent.upload(file(canvas.getByRole("group", chooseBack())), await card(900));
    await waitFor(() => expect(canvas.getAllByText(textOf("loyalty:identity.uploaded"))).toHaveLength(2));
    await expect(canvas.queryByText(/có vẻ bị mờ/)).toBeNull();
    await userEvent.click(canvas.getByRole("button", named("loyalty:identity.submit")));
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({
        type: 0,
        number: "079194001234",
        front_id: ids.front,
        back_id: ids.back,
      }),
    );
    await waitFor(() =>
      expect(canvas.getByText(textOf("loyalty:identity.status.waiting")).parentElement).toHaveFocus(),
    );
  },
};

/** Nothing filled in: each field shows an error, and the first wrong one gets the focus, a picture too. */
export const NothingFilledIn: Story = {
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    const number = canvas.getByLabelText(textOf("loyalty:identity.number.id_card"));
    const front = canvas.getByRole("group", chooseFront());
    await userEvent.click(canvas.getByRole("button", named("loyalty:identity.submit")));
    await waitFor(() => expect(number).toHaveFocus());
    await expect(front).toHaveAccessibleDescription(including(textOf("fields:identity_picture_required")));
    await expect(canvas.getByRole("group", chooseBack())).toHaveAccessibleDescription(
      including(textOf("fields:identity_picture_required")),
    );
    await userEvent.type(number, "079194001234{enter}");
    await waitFor(() => expect(front).toHaveFocus());
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** A blurred picture gets a warning but is uploaded; one that is too small, or no picture, is not. */
export const PicturesAreLookedAt: Story = {
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    const front = canvas.getByRole("group", chooseFront());
    await userEvent.upload(file(front), await card(900, 8));
    await waitFor(() =>
      expect(within(front).getByText(including(textOf("loyalty:identity.maybe_blurred")))).toBeVisible(),
    );
    await waitFor(() => expect(args.onUpload).toHaveBeenCalledTimes(1));
    await userEvent.upload(file(front), await card(400));
    await waitFor(() =>
      expect(front).toHaveAccessibleDescription(
        including(textOf("loyalty:identity.too_small", { limit: 480 })),
      ),
    );
    const back = canvas.getByRole("group", chooseBack());
    await userEvent.upload(file(back), new File(["no picture"], "card.jpg", { type: "image/jpeg" }));
    await waitFor(() =>
      expect(back).toHaveAccessibleDescription(including(textOf("loyalty:identity.not_a_picture"))),
    );
    await expect(args.onUpload).toHaveBeenCalledTimes(1);
  },
};

/** The connection drops during an upload: the same picture can be uploaded again. */
export const UploadFails: Story = {
  args: {
    onUpload: uploads({ failures: 1 }),
  },
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent }) => {
    const front = canvas.getByRole("group", chooseFront());
    await userEvent.upload(file(front), await card(900));
    await userEvent.click(await within(front).findByRole("button", named("loyalty:identity.upload_again")));
    await waitFor(() => expect(within(front).getByText(textOf("loyalty:identity.uploaded"))).toBeVisible());
  },
};

/** The camera shows a frame and stops once the picture is taken. */
export const ByCamera: Story = {
  args: {
    onUpload: uploads(),
  },
  beforeEach: cameraIs(async () => {
    const canvas = drawCard(1280);
    const stream = canvas.captureStream(10);
    const context = canvas.getContext("2d");
    const timer = setInterval(() => context?.fillRect(0, 0, 1, 1), 50);
    stream.getTracks()[0]?.addEventListener("ended", () => {
      clearInterval(timer);
    });
    return stream;
  }),
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent }) => {
    const front = canvas.getByRole("group", chooseFront());
    await userEvent.click(within(front).getByRole("button", named("loyalty:identity.camera")));
    const shoot = await screen.findByRole("button", named("loyalty:identity.camera_dialog.shoot"));
    await waitFor(() => expect(shoot).toBeEnabled());
    await userEvent.click(shoot);
    await waitFor(() => expect(within(front).getByText(textOf("loyalty:identity.uploaded"))).toBeVisible());
    await expect(screen.queryByRole("dialog")).toBeNull();
  },
};

/** A passport has other fields. */
export const Passport: Story = {
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("radio", named("loyalty:identity.types.passport")));
    await expect(canvas.getByLabelText(textOf("loyalty:identity.number.passport"))).toBeVisible();
    await expect(canvas.getByRole("group", named("loyalty:identity.picture.passport.back"))).toBeVisible();
  },
};
