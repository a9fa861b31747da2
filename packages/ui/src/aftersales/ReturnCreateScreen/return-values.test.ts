import { describe, expect, it } from "vitest";
import { createdDetail, pickupDetail, unpaidDetail } from "../../fixtures/aftersales/order-detail.ts";
import { byFormField, countFaults, fileError, valuesOf } from "./return-values.ts";

const error = (field: string) => ({ field, message_code: "WRONG", message: `about ${field}` });

describe("valuesOf", () => {
  it("takes contact and address from the order, no address for mall pickup, and bank details only for cash", () => {
    expect(valuesOf(createdDetail, "sen@example.com")).toMatchObject({
      name: "Nguyễn Thị Sen",
      phone_number: "0901234567",
      email: "sen@example.com",
      ward_id: 26734,
      infor_banking_customer: { account_number: "" },
    });
    expect(valuesOf(pickupDetail, "")).toMatchObject({
      name: "Nguyễn Thị Sen",
      province_id: null,
      ward_id: null,
      address: "",
    });
    expect(valuesOf(unpaidDetail, "")).not.toHaveProperty("infor_banking_customer");
  });
});

describe("countFaults", () => {
  it("counts each invalid field, and a bank's name and BIN as one", () => {
    const wrong = { message: "wrong" };
    const account = { bank_name: wrong, bank_bin: wrong, account_number: wrong };
    expect(countFaults({})).toBe(0);
    expect(countFaults({ email: wrong, infor_banking_customer: account })).toBe(3);
  });
});

describe("byFormField", () => {
  it.each([
    ["customer_info.phone_number", "phone_number"],
    ["customer_info.pick_station_id", "pick_station_id"],
    ["return_items[1].quantity", "return_items"],
    ["return_items", "return_items"],
    ["ward_code", "ward_id"],
    ["reason_return", "reason_return"],
    ["infor_banking_customer.account_number", "infor_banking_customer.account_number"],
    ["infor_banking_customer.bank_bin", "infor_banking_customer.bank_name"],
  ])("maps %s to %s", (sent, shown) => {
    expect(byFormField([error(sent)])).toEqual([{ ...error(sent), field: shown }]);
  });
});

describe("fileError", () => {
  it("finds the message about a file, also by index", () => {
    expect(fileError([error("note"), error("cs_attach_image[1]")])).toBe("about cs_attach_image[1]");
    expect(fileError([error("note")])).toBeUndefined();
  });
});
