// @vitest-environment happy-dom
import { createI18n, I18nextProvider } from "@sen/i18n";
import { createElement, type ComponentType, type ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { flushSync } from "react-dom";
import { useForm, type UseFormReturn } from "react-hook-form";
import { afterEach, describe, expect, it, vi } from "vitest";
import * as primitives from "../src/primitives/index.ts";

const i18n = createI18n({ locale: "vi", texts: {} });
const NOW = "2026-11-24T03:00:00.000Z";
const nothing = () => undefined;
const left = vi.fn();

/** Each component with its required props. Its root, or the control of a field, takes native attributes. */
const components: Record<string, object> = {
  Badge: { children: "Mới" },
  StatusBadge: { children: "Đang giao" },
  CountBadge: { count: 3 },
  Breadcrumb: { crumbs: [{ label: "Trang chủ", href: "/" }] },
  Button: { children: "Mua" },
  RetryButton: { onRetry: nothing },
  ButtonLink: { href: "/", children: "Mua" },
  Card: { children: "a" },
  Carousel: { label: "Ưu đãi", children: "a" },
  Checkbox: { label: "Đồng ý" },
  Countdown: { endsAt: NOW, now: NOW, label: "Kết thúc sau" },
  DeferredSection: { height: 100, children: "a" },
  Dialog: { open: true, onClose: nothing, title: "Hỏi", closeLabel: "Đóng", children: "a" },
  EmptyState: { picture: "a", title: "Trống" },
  FailedState: { title: "Lỗi", onRetry: nothing },
  IconButton: { label: "Tìm", icon: "a" },
  Link: { href: "/", children: "a" },
  TextLink: { href: "/", children: "a" },
  LinkChip: { href: "/", children: "a" },
  LinkChips: { chips: [{ href: "/", label: "a" }] },
  LiveRegion: { message: "a" },
  LoadMore: { label: "Xem thêm", progress: "1", more: true, onLoadMore: nothing },
  Loading: { label: "Đang tải", children: "a" },
  Notice: { title: "a" },
  Pagination: {
    page: 1,
    lastPage: 3,
    hrefOf: String,
  },
  Picture: { src: "/media/catalog/1", alt: "", sizes: "1px" },
  Price: { amount: 1 },
  ProgressBar: { value: 0.5, label: "Đã bán" },
  QuantityStepper: {
    value: 1,
    max: 9,
    onChange: nothing,
    labels: { quantity: "Số lượng", decrease: "Bớt", increase: "Thêm" },
  },
  RadioGroup: { legend: "Cỡ", options: [{ value: "M", label: "M" }], value: "M", onChange: nothing },
  Rating: { value: 4 },
  Select: { label: "Tỉnh", options: [{ value: 1, label: "Huế" }] },
  ShareButton: { labels: { share: "Chia sẻ", copied: "", failed: "" }, onShare: nothing },
  Skeleton: {},
  TabLinks: { label: "Đơn hàng", tabs: [{ href: "/", label: "Tất cả" }], current: "/" },
  TextArea: { label: "Ghi chú" },
  TextField: { label: "Tên" },
  Thumbnail: { src: "/media/catalog/1", size: 48 },
  Time: { dateTime: NOW },
  VideoPlayer: { files: [{ url: "/film.mp4", label: "SD 480" }], labels: { video: "Mở hộp", quality: "" } },
  VisuallyHidden: { children: "a" },
};

/** Components that render no element of their own, with the reason. */
const withoutRoot: Record<string, string> = {
  Field: "around a control that is given",
  PagedList: "what was asked for, its skeleton or the failure",
  Requested: "what was asked for, its skeleton or the failure",
  NoWrap: "a text, which is an element only where a code stands in it",
  Toaster: "stands at the end of the document",
  IconProvider: "only passes on",
  LinkProvider: "only passes on",
  OverlayHistory: "only passes on",
  PictureProvider: "only passes on",
  ServerClock: "a context",
};

let unmount: () => void = nothing;
afterEach(() => unmount());

function show(page: ReactNode): HTMLElement {
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  flushSync(() => root.render(<I18nextProvider i18n={i18n}>{page}</I18nextProvider>));
  unmount = () => {
    root.unmount();
    place.remove();
  };
  return place;
}

const all = Object.entries(primitives as Record<string, unknown>).filter(
  ([name, value]) => /^[A-Z]/.test(name) && (typeof value === "function" || typeof value === "object"),
);

it("covers every exported component", () => {
  const known = [...Object.keys(components), ...Object.keys(withoutRoot)].sort();
  expect(all.map(([name]) => name).sort()).toEqual(known);
});

describe.each(Object.entries(components))("%s", (name, own) => {
  it("passes on native attributes, class, style, data attributes and ref", () => {
    let reached: Element | null = null;
    const component = (primitives as unknown as Record<string, ComponentType<object>>)[name];
    if (!component) throw new Error(`There is no ${name}.`);
    const native = {
      className: "own",
      style: { order: 7 },
      id: "own",
      "data-test": "own",
      ref: (element: Element | null) => {
        if (element) reached = element;
      },
    };
    const place = show(createElement(component, { ...own, ...native }));
    const element = place.querySelector<HTMLElement>("#own");
    expect(element).not.toBeNull();
    expect(element).toBe(reached);
    expect([...(element?.classList ?? [])]).toContain("own");
    expect(element?.style.order).toBe("7");
    expect(element?.dataset["test"]).toBe("own");
  });
});

const { Checkbox, Dialog, QuantityStepper, RadioGroup, Select, TextArea, TextField } = primitives;
const sizes = [
  { value: "M", label: "M" },
  { value: "L", label: "L" },
];
const labels = { quantity: "Số lượng", decrease: "Bớt", increase: "Thêm" };

it("fields put their initial values into form data under their names", () => {
  const place = show(
    <form>
      <TextField label="Tên" name="name" defaultValue="Sen" />
      <TextArea label="Ghi chú" name="note" defaultValue="Gọi trước" />
      <Select label="Cỡ" name="size" options={sizes} defaultValue="L" />
      <RadioGroup legend="Màu" name="color" options={sizes} defaultValue="M" />
      <Checkbox label="Quà" name="gift" defaultChecked />
      <QuantityStepper name="quantity" defaultValue={3} max={9} labels={labels} />
    </form>,
  );
  const form = place.querySelector("form");
  if (!form) throw new Error("There is no form.");
  expect(Object.fromEntries(new FormData(form))).toEqual({
    name: "Sen",
    note: "Gọi trước",
    size: "L",
    color: "M",
    gift: "on",
    quantity: "3",
  });
});

it("fields work with react-hook-form's register: initial values, changes and reset", () => {
  const atFirst = { name: "Sen", note: "Gọi trước", size: "M", gift: true, color: "L" };
  let form: UseFormReturn<typeof atFirst> | undefined;
  function Form() {
    const ours = useForm({ defaultValues: atFirst });
    const { register } = ours;
    // oxlint-disable-next-line react/globals -- hands the test what the hook gave
    form = ours;
    return (
      <form>
        <TextField label="Tên" {...register("name")} />
        <TextArea label="Ghi chú" {...register("note")} />
        <Select label="Cỡ" {...register("size")} options={sizes} />
        <Checkbox label="Quà" {...register("gift")} />
        <RadioGroup legend="Màu" field={register("color")} options={sizes} />
      </form>
    );
  }
  const place = show(<Form />);
  const shown = () => Object.fromEntries(new FormData(place.querySelector("form") ?? undefined));
  const of = (selector: string) => {
    const found = place.querySelector<HTMLInputElement>(selector);
    if (!found) throw new Error(`There is no ${selector}.`);
    return found;
  };
  expect(shown()).toEqual({ ...atFirst, gift: "on" });

  of("select").value = "L";
  of("select").dispatchEvent(new Event("change", { bubbles: true }));
  flushSync(() => of("[name=color][value=M]").click());
  expect(form?.getValues()).toEqual({ ...atFirst, size: "L", color: "M" });

  flushSync(() => form?.reset(atFirst));
  expect(shown()).toEqual({ ...atFirst, gift: "on" });
});

it.each([
  ["TextField", <TextField key="" label="Tên" required onBlur={left} />],
  ["TextArea", <TextArea key="" label="Tên" required onBlur={left} />],
  ["Select", <Select key="" label="Tên" options={sizes} required onBlur={left} />],
  ["Checkbox", <Checkbox key="" label="Tên" required onBlur={left} />],
  ["RadioGroup", <RadioGroup key="" legend="Tên" options={sizes} required onBlur={left} />],
  ["QuantityStepper", <QuantityStepper key="" max={9} labels={labels} required onBlur={left} />],
])("takes required and onBlur: %s", (_name, field) => {
  left.mockClear();
  const control = show(<form>{field}</form>).querySelector<HTMLInputElement>("input, select, textarea");
  expect(control?.required).toBe(true);
  control?.focus();
  control?.blur();
  expect(left).toHaveBeenCalledOnce();
});

it("Dialog takes the role alertdialog and a description", () => {
  const place = show(
    <Dialog open role="alertdialog" title="Xóa?" description="Không lấy lại được." onClose={nothing}>
      <button>Xóa</button>
    </Dialog>,
  );
  const dialog = place.querySelector("[role=alertdialog]");
  const described = document.getElementById(dialog?.getAttribute("aria-describedby") ?? "");
  expect(described?.textContent).toBe("Không lấy lại được.");
});
