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
    ).toEqual([{ provinces: 63, districts: 705, wards: 10_604 }]);
    const preferred = await rowsOf(
      "select name from provinces where preferred_rank is not null order by preferred_rank",
    );
    expect(preferred.map(({ name }) => name)).toEqual(["Hồ Chí Minh", "Hà Nội", "Bình Dương", "Hải Phòng"]);
    expect(preferred).toHaveLength(PREFERRED_PROVINCES.length);
  });

  it("knows what became of all but a few wards, and reaches today's 34 provinces and 3,321 wards", async () => {
    expect(
      await rowsOf(`select count(distinct place) as wards, count(distinct split_part(place, ', ', 2)) as provinces,
        (select count(*) from wards where since_2025 is null) as unknown
        from wards, string_to_table(since_2025, '; ') as place`),
    ).toEqual([{ wards: 3321, provinces: 34, unknown: 57 }]);
  });

  it.each([
    ["Phường Bến Nghé, Quận 1", "Phường Sài Gòn, Thành phố Hồ Chí Minh"],
    ["Phường Quán Thánh, Quận Ba Đình", "Phường Ba Đình, Thành phố Hà Nội"],
    ["Phường Thắng Tam, Thành phố Vũng Tàu", "Phường Vũng Tàu, Thành phố Hồ Chí Minh"],
    ["Phường Phú Cường, Thành phố Thủ Dầu Một", "Phường Thủ Dầu Một, Thành phố Hồ Chí Minh"],
    ["Phường Linh Tây, Thành phố Thủ Đức", "Phường Linh Xuân, Thành phố Hồ Chí Minh"],
    // Divided; merged into another before 2025; a province that became a city in 2026, with new wards.
    [
      "Phường 13, Quận Gò Vấp",
      "Phường An Hội Tây, Thành phố Hồ Chí Minh; Phường An Hội Đông, Thành phố Hồ Chí Minh",
    ],
    ["Phường Nguyễn Trung Trực, Quận Ba Đình", "Phường Ba Đình, Thành phố Hà Nội"],
    ["Thị trấn Trảng Bom, Huyện Trảng Bom", "Phường Trảng Bom, Thành phố Đồng Nai"],
  ])("knows that %s is part of %s", async (former, since_2025) => {
    const [found] = await rowsOf(`select since_2025 from wards w join districts d on d.id = w.district_id
      where w.full_name || ', ' || d.full_name = '${former}'`);
    expect(found).toEqual({ since_2025 });
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
