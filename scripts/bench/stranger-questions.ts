import { randomUUID } from "node:crypto";

/** What a stranger can ask about a phone number: the path, the body, and the status of the answer. */
export interface Question {
  what: string;
  path: string;
  status: number;
  bodyOf: (phone: string) => object;
}

/** The codes that are asked for, by phone number. */
const asked = new Map<string, string>();
const codeId = (phone: string): string => {
  const id = asked.get(phone) ?? randomUUID();
  asked.set(phone, id);
  return id;
};

/** The questions, in their order: a wrong code is tried for a password that was said to be forgotten. */
export const questions: readonly Question[] = [
  {
    what: "wrong password",
    path: "/login",
    status: 401,
    bodyOf: (phone) => ({ phone, password: "Wrong@2026" }),
  },
  {
    what: "forgotten password",
    path: "/password/forgot",
    status: 200,
    bodyOf: (phone) => ({ phone, otp_id: codeId(phone) }),
  },
  {
    what: "wrong code for it",
    path: "/password/restore",
    status: 422,
    bodyOf: (phone) => ({ id: codeId(phone), otp: "000000", password: "Matkhau2026" }),
  },
];

/** What the distance of two medians is called. */
export const differenceName = (what: string): string => `${what}: somebody's or nobody's, difference`;

/** The figures that a target holds. */
export const DIFFERENCES: readonly string[] = questions.map(({ what }) => differenceName(what));
