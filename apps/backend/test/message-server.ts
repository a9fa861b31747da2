import { text } from "node:stream/consumers";
import { startLocalServer, type LocalServer } from "./local-server.ts";

export type MessageTroubleKind = "html" | "500" | "time-out" | "half an answer" | "loses the answer";

/** Doubles of eSMS and Zalo on one URL, after their documentation. */
export interface MessageServer extends LocalServer {
  /** What each has accepted. */
  esms: Record<string, string>[];
  zns: { accessToken: string; body: Record<string, unknown> }[];
  renewals: Record<string, string>[];
  /** A code from eSMS's table that it returns instead of accepting messages. */
  esmsCode: string | null;
  /** A code from Zalo's table that it returns instead. */
  znsError: number | null;
  /** A failure of one of the services' responses. */
  trouble: { at: "esms" | "zns" | "oauth"; kind: MessageTroubleKind } | null;
}

const SMSID = "d533459ee42b2b9525ba9eabf6a8156";

/** Starts the doubles. Zalo accepts only its latest access token, and each refresh token once. */
export async function startMessengers(firstRefreshToken: string): Promise<MessageServer> {
  let [accessToken, refreshToken] = ["", firstRefreshToken];
  const messengers: Omit<MessageServer, keyof LocalServer> = {
    esms: [],
    zns: [],
    renewals: [],
    esmsCode: null,
    znsError: null,
    trouble: null,
  };

  /** https://developers.esms.vn/en/esms-api/send-sms-api/send-otp-customer-care-message */
  function takeSms(said: Record<string, string>): object {
    if (messengers.esmsCode) {
      return { CodeResult: messengers.esmsCode, ErrorMessage: `refused ${said.Phone}` };
    }
    if (messengers.esms.some(({ RequestId }) => RequestId === said.RequestId)) {
      return { CodeResult: "124", ErrorMessage: "Duplicate RequestId" };
    }
    messengers.esms.push(said);
    return { CodeResult: "100", CountRegenerate: 0, SMSID };
  }

  /** https://zalo.cloud/zns/guidelines */
  function takeZns(given: string, body: Record<string, unknown>): object {
    if (given !== accessToken || given === "") return { error: -124, message: "Access token invalid" };
    if (messengers.znsError) return { error: messengers.znsError, message: `refused ${String(body.phone)}` };
    messengers.zns.push({ accessToken: given, body });
    return {
      error: 0,
      message: "Success",
      data: {
        msg_id: "3af6c3b2e2ea0db454fb",
        sent_time: "1626926349402",
        quota: { dailyQuota: "500", remainingQuota: "499" },
      },
    };
  }

  /** https://developers.zalo.me/docs/official-account */
  function renew(said: Record<string, string>): object {
    messengers.renewals.push(said);
    if (said.refresh_token !== refreshToken) return { error_name: "Invalid refresh token.", error: -14014 };
    [accessToken, refreshToken] = [
      `access-${messengers.renewals.length}`,
      `refresh-${messengers.renewals.length}`,
    ];
    return { access_token: accessToken, refresh_token: refreshToken, expires_in: "90000" };
  }

  const server = await startLocalServer((request, response) => {
    void (async () => {
      const body = await text(request);
      const path = request.url ?? "";
      const at = path.includes("SendMultipleMessage") ? "esms" : path.includes("oa/") ? "oauth" : "zns";
      const kind = messengers.trouble?.at === at ? messengers.trouble.kind : null;
      if (kind === "time-out") return;
      const said =
        at === "esms"
          ? takeSms(JSON.parse(body) as Record<string, string>)
          : at === "oauth"
            ? renew(Object.fromEntries(new URLSearchParams(body)))
            : takeZns(
                String(request.headers.access_token ?? ""),
                JSON.parse(body) as Record<string, unknown>,
              );
      if (kind === "loses the answer") {
        request.socket.destroy();
        return;
      }
      response.statusCode = kind === "500" ? 500 : 200;
      response.setHeader("content-type", "application/json");
      const isPage = kind === "html" || kind === "500";
      response.end(isPage ? "<html></html>" : JSON.stringify(kind === "half an answer" ? {} : said));
    })();
  });
  return Object.assign(messengers, server);
}
