import { createI18n, I18nextProvider } from "@sen/i18n";
import { ComplaintDetailScreen } from "@sen/ui/aftersales";
import { ProductGrid } from "@sen/ui/catalog";
import "@sen/ui/fonts.css";
import "@sen/ui/global.css";
import { IconProvider, Price, TextLink, type IconProps } from "@sen/ui/primitives";
import { themeCss } from "@sen/ui/tokens";
import { Suspense, useSyncExternalStore } from "react";
import { createRoot } from "react-dom/client";
import { complaint, products } from "./sample-data.ts";
import "./shop.css";

const overrides = { aftersales: { complaint_detail: { cancel: "Rút khiếu nại" } } };
const i18n = createI18n({ locale: "vi", texts: {}, overrides });

const theme = document.createElement("style");
theme.textContent = themeCss({
  light: { color: { brand: "#006778", brandStrong: "#004c59" } },
  dark: { color: { brand: "#5fd0e0", brandStrong: "#93e3ee" } },
});
document.head.append(theme);

const onHashChange = (changed: () => void) => {
  addEventListener("hashchange", changed);
  return () => removeEventListener("hashchange", changed);
};

function Shop() {
  const hash = useSyncExternalStore(onHashChange, () => location.hash);
  if (hash === "#complaint") {
    return (
      <ComplaintDetailScreen
        request={{ state: "ready", data: complaint }}
        hrefs={{ order: (id) => `#order-${id}`, product: (id) => `#product-${id}` }}
        onCancelComplaint={() => Promise.resolve(undefined)}
        onAddEvidence={() => Promise.resolve(undefined)}
        upload={() => Promise.reject(new Error("There is no backend."))}
      />
    );
  }
  const cheapest = Math.min(...products.map((product) => product.price_after_discount));
  return (
    <>
      <h1>Lam</h1>
      <p>
        Từ <Price amount={cheapest} labels={{ price: "Giá", original: "Giá gốc" }} />.{" "}
        <TextLink href="#complaint">Khiếu nại {complaint.code}</TextLink>
      </p>
      <ProductGrid products={products} productHref={(id) => `#product-${id}`} />
    </>
  );
}

const Dot = ({ size, ...svg }: IconProps) => (
  <svg {...svg} viewBox="0 0 2 2" width={size} height={size} data-own-icon>
    <circle cx="1" cy="1" r="1" fill="currentColor" />
  </svg>
);

createRoot(document.getElementById("root") as HTMLElement).render(
  <I18nextProvider i18n={i18n}>
    <IconProvider icons={{ Store: Dot, Package: Dot }}>
      <Suspense>
        <Shop />
      </Suspense>
    </IconProvider>
  </I18nextProvider>,
);
