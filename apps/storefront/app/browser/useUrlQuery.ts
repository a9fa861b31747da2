import { useMemo } from "react";
import { useLocation } from "react-router-dom";

/** The query of the page's address; changes with the address only, unlike the router's own hook (`useNavigate`). */
export function useUrlQuery(): URLSearchParams {
  const { search } = useLocation();
  return useMemo(() => new URLSearchParams(search), [search]);
}
