import { I18nextProvider, useLocale, type I18n } from "@sen/i18n";
import { ComplaintDetailScreen } from "@sen/ui/aftersales";
import { ProductGrid } from "@sen/ui/catalog";
import {
  Button,
  IconProvider,
  LinkProvider,
  Price,
  TextLink,
  type IconProps,
  type LinkProps,
} from "@sen/ui/primitives";
import { Suspense, useState } from "react";
import { Link, Route, Routes } from "react-router-dom";
import { AddressDialog } from "./AddressDialog.tsx";
import { useOwnTexts } from "./own-texts.ts";
import { complaint, products } from "./sample-data.ts";

/** The whole shop, alike on the server and in the browser. */
export function Shop({ i18n }: { i18n: I18n }) {
  return (
    <I18nextProvider i18n={i18n}>
      <LinkProvider component={RouterLink}>
        <IconProvider icons={{ Store: Dot, Package: Dot }}>
          <Suspense>
            <Routes>
              {["/", "/en"].map((path) => (
                <Route path={path} key={path}>
                  <Route index element={<Products />} />
                  <Route path="complaint" element={<Complaint />} />
                </Route>
              ))}
            </Routes>
          </Suspense>
        </IconProvider>
      </LinkProvider>
    </I18nextProvider>
  );
}

function Products() {
  const { t } = useOwnTexts();
  const base = useLocale() === "en" ? "/en" : "";
  const [isOpen, setOpen] = useState(false);
  const [recipient, setRecipient] = useState("");
  const cheapest = Math.min(...products.map((product) => product.price_after_discount));
  return (
    <>
      <h1>Lam</h1>
      <p>
        {t("from")} <Price amount={cheapest} />.{" "}
        <TextLink href={`${base}/complaint`}>
          {t("complaint")} {complaint.code}
        </TextLink>
      </p>
      <Button onClick={() => setOpen(true)}>{t("address.add")}</Button>
      {recipient !== "" && <p>{t("saved", { name: recipient })}</p>}
      <AddressDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        onSave={(name) => {
          setRecipient(name);
          setOpen(false);
        }}
      />
      <ProductGrid products={products} productHref={(id) => `${base}/product/${id}`} />
    </>
  );
}

function Complaint() {
  return (
    <ComplaintDetailScreen
      request={{ state: "ready", data: complaint }}
      hrefs={{
        order: (id) => `/order/${id}`,
        product: (id) => `/product/${id}`,
        refund: (id) => `/refund/${id}`,
      }}
      onCancelComplaint={() => Promise.resolve(undefined)}
      onAddEvidence={() => Promise.resolve(undefined)}
      evidence={{ upload: () => Promise.reject(new Error("There is no backend.")) }}
    />
  );
}

/** The library's links by the shop's router. */
const RouterLink = ({ href, keepScroll, prefetch: _prefetch, ...link }: LinkProps) => (
  <Link to={href} preventScrollReset={keepScroll} {...link} />
);

const Dot = ({ size, ...svg }: IconProps) => (
  <svg {...svg} viewBox="0 0 2 2" width={size} height={size} data-own-icon>
    <circle cx="1" cy="1" r="1" fill="currentColor" />
  </svg>
);
