import type { TurnstileChallenge } from "@sen/api";
import type { Attempt } from "./proof-of-work.ts";

/** The part of Cloudflare's Turnstile API used here: https://developers.cloudflare.com/turnstile/get-started/client-side-rendering/ */
interface TurnstileApi {
  render: (
    container: HTMLElement,
    options: {
      sitekey: string;
      action: string;
      cData: string;
      language: string;
      size: "flexible";
      callback: (token: string) => void;
      "error-callback": () => void;
    },
  ) => string;
  remove: (id: string) => void;
}

/** Cloudflare requires this exact URL: a self-hosted copy would break with its next release. */
const SCRIPT = "https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit";

let loading: Promise<TurnstileApi> | null = null;

/** Shows the Turnstile widget. Its script is loaded once; after a failed load the next call retries. Returns a cleanup function. */
export function showTurnstile(
  { site_key, action, cdata }: TurnstileChallenge,
  container: Readonly<{ current: HTMLElement | null }>,
  language: string,
  { onSolved, onFailed }: Attempt,
): () => void {
  let remove = () => undefined as unknown;
  let isWanted = true;
  const fail = () => {
    if (isWanted) onFailed();
  };
  loading ??= loadScript().catch((error: unknown) => {
    loading = null;
    throw error;
  });
  loading.then((turnstile) => {
    if (!isWanted || container.current === null) return;
    const id = turnstile.render(container.current, {
      sitekey: site_key,
      action,
      cData: cdata,
      language,
      size: "flexible",
      callback: onSolved,
      "error-callback": fail,
    });
    remove = () => turnstile.remove(id);
  }, fail);
  return () => {
    isWanted = false;
    remove();
  };
}

function loadScript(): Promise<TurnstileApi> {
  return new Promise((resolve, reject) => {
    const script = document.createElement("script");
    script.src = SCRIPT;
    script.onload = () => {
      const { turnstile } = window as { turnstile?: TurnstileApi };
      if (turnstile) resolve(turnstile);
      else reject(new Error("Turnstile's script brought no widget"));
    };
    script.onerror = () => {
      script.remove();
      reject(new Error("Turnstile's script could not be loaded"));
    };
    document.head.append(script);
  });
}
