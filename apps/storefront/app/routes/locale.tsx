import { Outlet } from "react-router-dom";

/** The optional `/en`: every page lies under it; the language itself is read from the path. */
export default function LocaleRoute() {
  return <Outlet />;
}
