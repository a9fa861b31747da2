import { createI18n, I18nextProvider } from "@sen/i18n";
import "@sen/ui/global.css";
import { Combobox } from "@sen/ui/forms";
import { color } from "@sen/ui/foundations";
import { OrderListScreen } from "@sen/ui/orders";
import { IconProvider } from "@sen/ui/primitives";
import { Store } from "lucide-react";
import { createRoot } from "react-dom/client";
import styled from "styled-components";

/** A template of the application's own, compiled by the library's plugin. */
const Root = styled.article`
  h1 {
    color: ${color.brand};
  }
`;

const icons = { Store: () => <i data-own-icon /> };
/** Fragments whose dependencies are CommonJS. */
const isWhole = [OrderListScreen, Combobox].every(Boolean);

const root = document.getElementById("root");
if (root) {
  createRoot(root).render(
    <I18nextProvider i18n={createI18n({ locale: "vi", texts: {} })}>
      <IconProvider icons={icons}>
        <Root>
          {isWhole && <h1>Lam</h1>}
          <Store />
        </Root>
      </IconProvider>
    </I18nextProvider>,
  );
}
