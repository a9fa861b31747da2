import { escapeXml } from "@sen/server";
import { dongText } from "@sen/backend/texts/dong-text";
import type { SessionOutcome } from "./gateway.ts";
import { texts } from "./texts.ts";

/** The payment details shown on the page. */
export interface ShownPayment {
  amount: number;
  description: string;
  locale: "vi" | "en";
  return_url: string;
  expires_at: Date;
  outcome: SessionOutcome;
  signature: string;
}

/** The page's complete style; the Content-Security-Policy allows it by its hash. */
export const pageStyle = `
:root{color-scheme:light dark;--surface:#fbf8f5;--raised:#fff;--ink:#261b20;--muted:#6a5b61;--line:#e9e0da;--brand:#b4235a;--brand-ink:#fff;--note:#fdf0d6;--note-ink:#6b4300}
@media (prefers-color-scheme:dark){:root{--surface:#171215;--raised:#221b1f;--ink:#f5ecef;--muted:#c2b2b8;--line:#3b3036;--brand:#ff9dbd;--brand-ink:#3a0a1d;--note:#3a2a08;--note-ink:#ffdf9e}}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:grid;place-items:center;padding:16px;background:var(--surface);color:var(--ink);font:16px/1.5 system-ui,-apple-system,"Segoe UI",Roboto,sans-serif}
main{width:100%;max-width:440px;padding:24px;background:var(--raised);border:1px solid var(--line);border-radius:16px}
h1{margin:0 0 4px;font-size:22px;line-height:1.3}
p{margin:0 0 16px;color:var(--muted)}
.note{padding:10px 12px;border-radius:10px;background:var(--note);color:var(--note-ink)}
dl{margin:0 0 20px}
dl div{display:flex;justify-content:space-between;gap:16px;padding:10px 0;border-bottom:1px solid var(--line)}
dt{color:var(--muted);flex:none}
dd{margin:0;text-align:right;overflow-wrap:anywhere}
dd span{display:inline-block}
.amount{font-size:20px;font-weight:700}
form{display:grid;gap:10px;margin:0}
button,a{display:block;width:100%;min-height:48px;padding:11px 16px;border:1px solid var(--line);border-radius:12px;background:transparent;color:var(--ink);font:inherit;font-weight:600;text-align:center;text-decoration:none;cursor:pointer}
button.main,a.main{background:var(--brand);border-color:var(--brand);color:var(--brand-ink)}
:focus-visible{outline:3px solid var(--brand);outline-offset:2px}
`;

/** The payment page: while open it has buttons to decide, afterwards a way back. */
export function paymentPage(payment: ShownPayment): string {
  const { locale, outcome, amount, description, expires_at } = payment;
  const t = texts[locale];
  const until = new Intl.DateTimeFormat(locale === "en" ? "en-GB" : "vi-VN", {
    timeZone: "Asia/Ho_Chi_Minh",
    hour: "2-digit",
    minute: "2-digit",
  }).format(expires_at);
  const details = `<dl>
<div><dt>${t.amount}</dt><dd class="amount">${escapeXml(dongText(amount))}</dd></div>
<div><dt>${t.orders}</dt><dd>${inWholeWords(description)}</dd></div>
${outcome === "pending" ? `<div><dt>${t.until}</dt><dd><time datetime="${expires_at.toISOString()}">${until}</time></dd></div>` : ""}
</dl>`;
  const body =
    outcome === "pending"
      ? `<p class="note">${t.simulated}</p>${details}${form(payment)}`
      : `<p role="status">${t.outcome[outcome]}</p>${details}<a class="main" href="${escapeXml(payment.return_url)}">${t.back}</a>`;
  return page(locale, t.title, body);
}

function form({ locale, signature }: ShownPayment): string {
  const t = texts[locale];
  return `<form method="post">
<input type="hidden" name="signature" value="${escapeXml(signature)}">
<button class="main" name="decision" value="approve">${t.approve}</button>
<button name="decision" value="decline">${t.decline}</button>
<button name="decision" value="leave">${t.leave}</button>
</form>`;
}

/** The page for a URL without a payment. Without a payment its language is unknown, so it shows both, Vietnamese first. */
export function unknownPage(locale?: "vi" | "en"): string {
  if (locale) return page(locale, texts[locale].unknownTitle, `<p>${texts[locale].unknown}</p>`);
  return page(
    "vi",
    texts.vi.unknownTitle,
    `<p>${texts.vi.unknown}</p><p lang="en">${texts.en.unknownTitle}. ${texts.en.unknown}</p>`,
  );
}

function page(locale: "vi" | "en", title: string, body: string): string {
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>${pageStyle}</style>
</head>
<body>
<main>
<h1>${title}</h1>
${body}
</main>
</body>
</html>
`;
}

/** Keeps codes from wrapping at their hyphens. */
function inWholeWords(text: string): string {
  return text
    .split(" ")
    .map((word) => `<span>${escapeXml(word)}</span>`)
    .join(" ");
}
