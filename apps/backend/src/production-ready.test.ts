import { OPERATOR } from "@sen/domain";
import { describe, expect, it } from "vitest";
import { realSettings } from "../test/real-settings.ts";
import { assertProductionReady } from "./production-ready.ts";

const sample = {
  details: {
    ...OPERATOR,
    hotline: "19001042",
    hotlineText: "1900 1042",
    email: "hotro@sen.example",
    registrationNumber: "0300000000",
  },
  texts: {
    "footer.company (vi)": "Công ty Cổ phần Sàn thương mại Sen",
    "footer.address (en)": "Address: 12th floor, Sen Plaza Thủ Đức, Ho Chi Minh City",
  },
};
const real = {
  details: {
    ...OPERATOR,
    hotline: "02838221234",
    hotlineText: "(028) 3822 1234",
    email: "cskh@cho-lon.vn",
    registrationNumber: "0312345678",
  },
  texts: {
    "footer.company (vi)": "Công ty TNHH Chợ Lớn",
    "footer.address (en)": "Address: 12 Hau Giang, Ho Chi Minh City",
  },
};
const rehearsal = { ...realSettings("/nowhere"), DATABASE_URL: "postgres://db:5432/sen" };
const production = { ...rehearsal, ALLOW_IN_PRODUCTION: "" };

describe("a production shop that names the sample company", () => {
  it("does not start, and lists what to replace", () => {
    expect(() => assertProductionReady(production, sample)).toThrow(
      /is a sample \(hotline, hotlineText, email, registrationNumber, footer\.company \(vi\), footer\.address \(en\).*packages\/domain\/src\/operator\.ts/,
    );
  });

  it.each([
    ["email", { ...real, details: { ...real.details, email: sample.details.email } }],
    ["hotlineText", { ...real, details: { ...real.details, hotlineText: sample.details.hotlineText } }],
    [
      "footer.company (vi)",
      { ...real, texts: { "footer.company (vi)": sample.texts["footer.company (vi)"] } },
    ],
  ])("does not start with the sample's %s alone", (left, company) => {
    expect(() => assertProductionReady(production, company)).toThrow(`(${left})`);
  });

  it("starts once all of it is replaced, for a rehearsal, and as a demonstration", () => {
    assertProductionReady(production, real);
    assertProductionReady(rehearsal, sample);
    assertProductionReady({ SEN_MODE: "demo" }, sample);
  });
});
