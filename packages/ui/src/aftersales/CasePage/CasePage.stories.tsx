import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { caseHrefs } from "../../fixtures/aftersales/case-hrefs.ts";
import { longContext, silkContext } from "../../fixtures/aftersales/request-context.ts";
import type { RequestContext } from "@sen/api";
import { named, served, textOf } from "../../fixtures/texts.ts";
import { CasePlaces } from "../CasePlaces/CasePlaces.tsx";
import { CaseColumns } from "./CasePage.tsx";
import { CasePage, type CasePageProps } from "./CasePage.tsx";
import { CaseProducts } from "./CaseProducts.tsx";

const meta = {
  component: CasePage<RequestContext>,
  subcomponents: { CaseColumns },
  args: {
    request: { state: "ready", data: silkContext },
    loading: "Đang tải yêu cầu",
    failed: "Không tải được yêu cầu",
    children: (context: RequestContext) => (
      <CaseColumns
        head={<h1>Yêu cầu của đơn {context.order.code}</h1>}
        aside={<CasePlaces context={context} customerTitle="Địa chỉ nhận hàng" />}
      >
        <CaseProducts context={context} productHref={caseHrefs.product} />
      </CaseColumns>
    ),
  },
} satisfies Meta<CasePageProps<RequestContext>>;
export default meta;
type Story = StoryObj<typeof meta>;

/** On a phone, stacked: the header, the products, the addresses. */
export const Default: Story = {
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent(silkContext.order.code);
    const products = canvas
      .getByRole("region", named("aftersales:case_page.products"))
      .getBoundingClientRect();
    const places = canvas.getByText(textOf("aftersales:complaint_detail.return_to")).getBoundingClientRect();
    await expect(places.top).toBeGreaterThan(products.bottom);
  },
};

/** On a desktop, in two columns. */
export const Desktop: Story = {
  globals: { viewport: { value: "desktop" } },
};

/** Skeletons; screen readers hear what is loading. */
export const Loading: Story = {
  args: { request: { state: "loading" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status", { name: served("Đang tải yêu cầu") })).toBeVisible();
  },
};

/** The longest texts and largest amounts the contract allows, at 320 px. */
export const LongText: Story = {
  args: { request: { state: "ready", data: longContext } },
  globals: { viewport: { value: "small" } },
};

/** The whole page. */
export const Matrix: Story = { tags: ["visual", "!dev", "!autodocs"] };

/** Loading failed: the failure is the page's heading. */
export const Failed: Story = {
  args: { request: { state: "failed", onRetry: fn() } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole("heading", { level: 1, name: served("Không tải được yêu cầu") }),
    ).toBeVisible();
  },
};
