import { pageStyle } from "../gateway/html.ts";

/** The page's complete style; the Content-Security-Policy allows it by its hash. */
export const chooserStyle = `${pageStyle}
label{display:grid;gap:4px}
label.row{display:flex;gap:10px;align-items:center;min-height:44px}
input[type=text],input[type=email]{width:100%;min-height:44px;padding:8px 12px;border:1px solid var(--line);border-radius:10px;background:transparent;color:var(--ink);font:inherit}
`;

const texts = {
  vi: {
    title: "Sen Demo ID",
    note: "Bên xác nhận mô phỏng: ai cũng là người mình nói.",
    name: "Họ và tên",
    email: "Email",
    verified: "Email đã được xác minh",
    continue: "Tiếp tục",
    cancel: "Hủy",
    refuse: "Từ chối đăng nhập",
  },
  en: {
    title: "Sen Demo ID",
    note: "A simulated issuer: everybody is who they say they are.",
    name: "Full name",
    email: "Email",
    verified: "The email is verified",
    continue: "Continue",
    cancel: "Cancel",
    refuse: "Refuse the sign-in",
  },
} as const;

/** The page where someone enters an identity. */
export function chooserPage(locale: keyof typeof texts): string {
  const t = texts[locale];
  return `<!doctype html>
<html lang="${locale}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${t.title}</title><style>${chooserStyle}</style></head>
<body><main>
<h1>${t.title}</h1>
<p class="note">${t.note}</p>
<form method="post">
<label>${t.name}<input type="text" name="name" autocomplete="name" value="Nguyễn Thị Sen"></label>
<label>${t.email}<input type="email" name="email" autocomplete="email" value="khach@sen.example"></label>
<label class="row"><input type="checkbox" name="verified" value="yes" checked>${t.verified}</label>
<button class="main" name="decision" value="continue">${t.continue}</button>
<button name="decision" value="cancel">${t.cancel}</button>
<button name="decision" value="refuse">${t.refuse}</button>
</form>
</main></body>
</html>`;
}
