import { COLOR_SCHEMES, type ColorScheme } from "@sen/ui/shell";
import { useEffect, useMemo, useSyncExternalStore } from "react";
import { persistedText } from "./persisted.ts";

/** Also read by the boot script (`boot/chosen-scheme.ts`). */
const stored = persistedText("scheme", { in: "device" });
const read = (): ColorScheme => COLOR_SCHEMES.find((scheme) => scheme === stored.read()) ?? "system";

/** The color scheme chosen on this device: light, dark or system. Follows changes in other tabs. */
export function useColorScheme(): { scheme: ColorScheme; onChoose: (scheme: ColorScheme) => void } {
  const scheme = useSyncExternalStore(stored.subscribe, read, () => "system" as const);
  useEffect(() => {
    const { dataset } = document.documentElement;
    if (scheme === "system") delete dataset["scheme"];
    else dataset["scheme"] = scheme;
  }, [scheme]);
  return useMemo(() => ({ scheme, onChoose }), [scheme]);
}

function onChoose(scheme: ColorScheme): void {
  stored.write(scheme === "system" ? null : scheme);
}
