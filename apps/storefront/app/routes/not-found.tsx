import { data } from "react-router-dom";
import { routePage } from "../route-page.ts";

/** Any other address is a real 404; the boundary around all pages shows the page. */
export function loader() {
  throw data(null, { status: 404 });
}

/** After a click the browser knows as well as the server that there is nothing here. */
export function clientLoader() {
  throw data(null, { status: 404 });
}

export default routePage(function NotFoundRoute() {
  return null;
});
