import { text } from "node:stream/consumers";
import { startLocalServer, type LocalServer } from "./local-server.ts";
import { ghnCarrier } from "../src/adapters/carrier/ghn/carrier.ts";
import type { GhnSettings } from "../src/adapters/carrier/ghn/settings.ts";
import type { Clock } from "../src/ports/clock.ts";

/**
 * A GHN double after its documentation. Its responses are the published examples, with the values of the requested parcel.
 * https://api.ghn.vn/home/docs/detail, by id: 47 webhook, 52 lead time, 63 create, 66 detail, 71 charges, 73 cancel, 76 fee, 86 services, 93 districts, 119 detail by
 * the shop's own code.
 */
export interface GhnServer extends LocalServer {
  /** All calls in order: the path below the public API, and what was sent. */
  calls: { path: string; token: string; shop: string; body: Record<string, unknown> }[];
  /** Parcels by GHN's code. */
  parcels: Map<string, GhnParcel>;
  /** A failure of all calls to a path, until it is reset to null. */
  trouble: { path: string; kind: GhnTrouble } | null;
  /** Whether the route also has the service for heavy goods. */
  carriesHeavy: boolean;
  /** The fee of the standard service, in dong. */
  fee: number;
}

export type GhnTrouble =
  | "html"
  | "500"
  | "time-out"
  | "half an answer"
  | "refusal"
  | "unknown token"
  | "loses the answer"
  | "another parcel"
  | "another shop";

export interface GhnParcel {
  order_code: string;
  client_order_code: string;
  status: string;
  cod_amount: number;
  cod_collect_date: string | null;
  cod_transfer_date: string | null;
  /** What it charges, payment by payment, in dong. */
  charges: number[];
}

const provinces = [
  { ProvinceID: 202, ProvinceName: "Hồ Chí Minh", NameExtension: ["TP. Hồ Chí Minh", "TP Hồ Chí Minh"] },
  { ProvinceID: 201, ProvinceName: "Hà Nội", NameExtension: ["Thành phố Hà Nội"] },
];
/** The published error response (?id=73, ?id=76, …). */
const refusal = {
  code: 400,
  message:
    "code=400, message=Syntax error: offset=30, error=invalid character '}' after array element, internal=invalid character '}' after array element",
  data: null,
  code_message: "USER_ERR_COMMON",
};

const unknownToken = { code: 401, message: "Token is not valid!", data: null };

/** Starts the double. It knows the given districts and wards. */
export async function startGhn(
  shopId: number,
  named: { province: 201 | 202; district: string; wards: readonly string[] }[],
): Promise<GhnServer> {
  const ghn: Omit<GhnServer, keyof LocalServer> = {
    calls: [],
    parcels: new Map(),
    trouble: null,
    carriesHeavy: false,
    fee: 36_300,
  };
  const answers: Record<string, (body: Record<string, unknown>) => unknown> = {
    "/master-data/province": () => provinces,
    "/master-data/district": ({ province_id }) =>
      named
        .map(({ province, district }, index) => ({
          DistrictID: 1442 + index,
          ProvinceID: province,
          DistrictName: district,
        }))
        .filter(({ ProvinceID }) => ProvinceID === province_id),
    "/master-data/ward": ({ district_id }) =>
      (named[Number(district_id) - 1442]?.wards ?? []).map((ward, index) => ({
        WardCode: String(20_107 + index),
        DistrictID: district_id,
        WardName: ward,
      })),
    "/v2/shipping-order/available-services": () => [
      { short_name: "Hàng nhẹ", service_type_id: 2 },
      ...(ghn.carriesHeavy ? [{ short_name: "Hàng nặng", service_type_id: 5 }] : []),
    ],
    "/v2/shipping-order/fee": () => ({
      total: ghn.fee,
      service_fee: ghn.fee,
      insurance_fee: 0,
      pick_station_fee: 0,
      coupon_value: 0,
      r2s_fee: 0,
    }),
    "/v2/shipping-order/leadtime": () => ({ leadtime: 1_593_187_200, order_date: 1_592_981_718 }),
    "/v2/shipping-order/create": (body) => {
      const order_code = `FFFNL9HH${ghn.parcels.size || ""}`;
      ghn.parcels.set(order_code, {
        order_code,
        client_order_code: String(body.client_order_code),
        status: "ready_to_pick",
        cod_amount: Number(body.cod_amount),
        cod_collect_date: null,
        cod_transfer_date: null,
        charges: [33_000],
      });
      return {
        order_code,
        sort_code: "19-60-06",
        trans_type: "truck",
        ward_encode: "",
        district_encode: "",
        fee: {
          main_service: 22_000,
          insurance: 11_000,
          station_do: 0,
          station_pu: 0,
          return: 0,
          r2s: 0,
          coupon: 0,
        },
        total_fee: "33000",
        expected_delivery_time: "2020-06-03T16:00:00Z",
      };
    },
    "/v2/shipping-order/detail": ({ order_code }) => detailOf(ghn.parcels.get(String(order_code))),
    "/v2/shipping-order/soc": ({ order_code }) => {
      const charges = ghn.parcels.get(String(order_code))?.charges;
      return charges && { order_code, payment: charges.map((value) => ({ value, payment_type: 1 })) };
    },
    "/v2/shipping-order/detail-by-client-code": ({ client_order_code }) => {
      const found = [...ghn.parcels.values()].filter(
        (parcel) => parcel.client_order_code === client_order_code,
      );
      return found.length > 0 ? found.map(detailOf) : undefined;
    },
    "/v2/switch-status/cancel": ({ order_codes }) =>
      (order_codes as string[]).map((order_code) => {
        const parcel = ghn.parcels.get(order_code);
        const result = parcel?.status === "ready_to_pick";
        if (parcel && result) parcel.status = "cancel";
        return { order_code, result, message: result ? "OK" : "" };
      }),
  };
  const detailOf = (parcel: GhnParcel | undefined) =>
    parcel && {
      shop_id: ghn.trouble?.kind === "another shop" ? shopId + 1 : shopId,
      client_id: 500_379,
      to_name: "TinTest124",
      is_cod_transferred: parcel.cod_transfer_date !== null,
      is_cod_collected: parcel.cod_collect_date !== null,
      insurance_value: 2_000_000,
      leadtime: "2020-06-02T16:59:59Z",
      ...parcel,
      ...(ghn.trouble?.kind === "another parcel" && { client_order_code: "SEN-OTHER" }),
    };

  const server = await startLocalServer((request, response) => {
    void (async () => {
      const path = request.url ?? "";
      const body = JSON.parse(await text(request)) as Record<string, unknown>;
      const { token = "", shopid = "" } = request.headers as Record<string, string>;
      ghn.calls.push({ path, token, shop: shopid, body });
      const kind = ghn.trouble?.path === path ? ghn.trouble.kind : null;
      if (kind === "time-out") return;
      const data = kind === "refusal" || kind === "unknown token" ? undefined : answers[path]?.(body);
      if (kind === "loses the answer") {
        request.socket.destroy();
        return;
      }
      const refused = kind === "unknown token" ? unknownToken : refusal;
      const said = data === undefined ? refused : { code: 200, message: "Success", data };
      response.statusCode = kind === "500" ? 500 : data === undefined ? 400 : 200;
      response.setHeader("content-type", "application/json");
      if (kind === "html" || kind === "500") response.end("<html><body>Bad gateway</body></html>");
      else if (kind === "half an answer") {
        response.end(JSON.stringify({ code: 200, message: "Success", data: {} }));
      } else response.end(JSON.stringify(said));
    })();
  });
  return Object.assign(ghn, server);
}

/** The published notice (?id=47), with changes. */
export const ghnNotice = (changes: Record<string, unknown> = {}) => ({
  CODAmount: 3_000_000,
  CODTransferDate: null,
  ClientOrderCode: "",
  ConvertedWeight: 200,
  Description: "Tạo đơn hàng",
  Fee: {
    CODFailedFee: 0,
    CODFee: 0,
    Coupon: 0,
    DeliverRemoteAreasFee: 0,
    DocumentReturn: 0,
    DoubleCheck: 0,
    Insurance: 17_500,
    MainService: 53_900,
    PickRemoteAreasFee: 53_900,
    R2S: 0,
    Return: 0,
    StationDO: 0,
    StationPU: 0,
    Total: 0,
  },
  Height: 10,
  IsPartialReturn: false,
  Length: 10,
  OrderCode: "Z82BS",
  PartialReturnCode: "",
  PaymentType: 1,
  Reason: "",
  ReasonCode: "",
  ShopID: 81_558,
  Status: "ready_to_pick",
  Time: "2021-11-11T03:52:50.158Z",
  TotalFee: 71_400,
  Type: "create",
  Warehouse: "Bưu Cục 229 Quan Nhân-Q.Thanh Xuân-HN",
  Weight: 10,
  Width: 10,
  ...changes,
});

/** A carrier with a long timeout, for busy machines, and a short one only while the double does not respond. */
export function ghnOf(ghn: GhnServer, settings: Omit<GhnSettings, "apiUrl" | "token">, clock: Clock) {
  const made = (timeoutMs: number) =>
    ghnCarrier({ ...settings, apiUrl: ghn.url, token: GHN_TEST_TOKEN }, clock, timeoutMs);
  const [usual, impatient] = [made(30_000), made(500)];
  const now = () => (ghn.trouble?.kind === "time-out" ? impatient : usual);
  return {
    ...usual,
    quote: (request) => now().quote(request),
    book: (parcel) => now().book(parcel),
    cancel: (parcel) => now().cancel(parcel),
    track: (parcel) => now().track(parcel),
  } satisfies typeof usual;
}

export const GHN_TEST_TOKEN = "637170d5-942b-11ea-9821-0281a26fb5d4";
