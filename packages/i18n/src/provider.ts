export { I18nextProvider } from "react-i18next";
