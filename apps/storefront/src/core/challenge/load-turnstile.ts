/** What we use of Cloudflare's widget: https://developers.cloudflare.com/turnstile/get-started/client-side-rendering/ */
export interface TurnstileApi {
  render: (
    place: HTMLElement,
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

/** Cloudflare wants it from exactly here: a copy of one's own would fail with the next change. */
const SCRIPT = "https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit";

let loading: Promise<TurnstileApi> | null = null;

/** Cloudflare's script, loaded once; a load that failed is tried anew by the next call. */
export function loadTurnstile(): Promise<TurnstileApi> {
  loading ??= load().catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}

function load(): Promise<TurnstileApi> {
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
