import { PREFERRED_PROVINCES } from "@sen/domain";
import { afterAll, describe, expect, it } from "vitest";
import { useNewDatabase } from "../../../test/database.ts";
import { connectOnce } from "../../database/connect.ts";
import { importMasterData } from "./master-data.ts";

const rowsOf = async (query: string) => (await client.query<Record<string, unknown>>(query)).rows;

const { url } = await useNewDatabase();
const client = await connectOnce(url);
await importMasterData(client);
afterAll(() => client.end());

describe("the master data of every shop", () => {
  it("has all 63 provinces with their districts and wards, and ranks the preferred ones", async () => {
    expect(
      await rowsOf(`select (select count(*) from provinces) as provinces, (select count(*) from districts) as districts,
        (select count(*) from wards) as wards`),
    ).toEqual([{ provinces: 63, districts: 705, wards: 10_599 }]);
    const preferred = await rowsOf(
      "select name from provinces where preferred_rank is not null order by preferred_rank",
    );
    expect(preferred.map(({ name }) => name)).toEqual(["Hồ Chí Minh", "Hà Nội", "Bình Dương", "Hải Phòng"]);
    expect(preferred).toHaveLength(PREFERRED_PROVINCES.length);
  });

  it("has banks with unique six-digit numbers and all shipping methods", async () => {
    expect(
      await rowsOf(
        `select count(*) as banks, count(distinct bank_bin) as numbers from banks where bank_bin ~ '^[0-9]{6}$'`,
      ),
    ).toEqual([{ banks: 46, numbers: 46 }]);
    expect((await rowsOf("select delivery_type from shipping_methods order by position")).length).toBe(4);
  });

  it("is left alone at the same version and rewritten at another", async () => {
    expect(await importMasterData(client)).toBe(false);
    await client.query("update banks set bank_name = 'Renamed' where code = 'VCB'");
    await client.query("update master_data set digest = 'of before'");
    expect(await importMasterData(client)).toBe(true);
    expect(await rowsOf("select bank_name from banks where code = 'VCB'")).toEqual([
      { bank_name: "Vietcombank" },
    ]);
  });

  it("includes questions that the shop can edit and later versions keep", async () => {
    const said = () => rowsOf("select question_en from support_questions where code = '101'");
    expect(await said()).toEqual([{ question_en: "How is the delivery fee worked out?" }]);
    await client.query("update support_questions set question_en = 'Our own?' where code = '101'");
    await client.query("update master_data set digest = 'of before'");
    expect(await importMasterData(client)).toBe(true);
    expect(await said()).toEqual([{ question_en: "Our own?" }]);
  });
});
