import { fieldErrorKey, type FieldErrorKey } from "@sen/domain";
import { messageText } from "@sen/i18n/messages";
import { accountMessages } from "./account-messages.ts";
import { aftersalesMessages } from "./aftersales-messages.ts";
import { reviewMessages } from "./review-messages.ts";
import { shoppingMessages } from "./shopping-messages.ts";
import { supportMessages } from "./support-messages.ts";

/** A language of the server's responses. */
export type Locale = "vi" | "en";

/** The server's messages: each `message_code` in both languages. `{name}` is a placeholder. */
const messages = {
  SUCCESS: { vi: "Thành công", en: "Done" },
  UNAUTHORIZED: { vi: "Vui lòng đăng nhập để tiếp tục", en: "Please sign in to continue" },
  FORBIDDEN: { vi: "Bạn không có quyền xem nội dung này", en: "You are not allowed to see this" },
  NOT_FOUND: { vi: "Không tìm thấy nội dung bạn cần", en: "We could not find what you are looking for" },
  CONFLICT: { vi: "Nội dung đã thay đổi, vui lòng tải lại", en: "This has changed meanwhile, please reload" },
  WRONG_FIELD: { vi: "Một số thông tin chưa đúng", en: "Some details are not right" },
  NOT_ALLOWED_NOW: {
    vi: "Trạng thái hiện tại không cho phép thao tác này",
    en: "This is not possible in the current state",
  },
  TOO_MANY_REQUESTS: {
    vi: "Bạn thao tác quá nhanh, vui lòng thử lại sau",
    en: "Too many tries, please wait a moment",
  },
  TOO_MANY_TODAY: {
    vi: "Bạn đã thực hiện thao tác này quá nhiều lần trong 24 giờ, vui lòng thử lại sau",
    en: "You have done this too many times in 24 hours, please try again later",
  },
  MAX_OTP_SENDS: {
    vi: "Bạn đã yêu cầu mã quá nhiều lần, vui lòng thử lại sau {minutes} phút",
    en: "You have asked for too many codes, please try again in {minutes} minutes",
  },
  CHALLENGE_REQUIRED: {
    vi: "Đang có quá nhiều yêu cầu gửi mã, vui lòng thử lại sau {minutes} phút",
    en: "Too many codes are being asked for, please try again in {minutes} minutes",
  },
  OTP_UNAVAILABLE: {
    vi: "Hiện chưa gửi được mã xác nhận, vui lòng thử lại sau ít phút",
    en: "Codes cannot be sent right now, please try again in a few minutes",
  },
  MAX_WRONG_OTP: {
    vi: "Bạn đã nhập sai mã quá nhiều lần, vui lòng yêu cầu mã mới",
    en: "Too many wrong codes, please ask for a new one",
  },
  OTP_TOO_SOON: {
    vi: "Vui lòng đợi {seconds} giây rồi yêu cầu mã mới",
    en: "Please wait {seconds} seconds before you ask for a new code",
  },
  OTP_WRONG: {
    vi: "Mã chưa đúng, bạn còn {left} lần thử",
    en: "This code is not right, tries left: {left}",
  },
  OTP_EXPIRED: {
    vi: "Mã đã hết hiệu lực, vui lòng yêu cầu mã mới",
    en: "This code is no longer good, please ask for a new one",
  },
  OTP_USED: {
    vi: "Mã này đã được dùng. Bạn hãy thử đăng nhập, hoặc yêu cầu mã mới",
    en: "This code has been used already. Try signing in, or ask for a new one",
  },
  SERVER_ERROR: {
    vi: "Có lỗi xảy ra, vui lòng thử lại sau",
    en: "Something went wrong, please try again later",
  },
  SERVICE_UNAVAILABLE: {
    vi: "Hệ thống đang tạm gián đoạn, vui lòng thử lại sau giây lát",
    en: "The shop is interrupted for a moment, please try again shortly",
  },
  BUYING_PAUSED: {
    vi: "Tạm thời chưa thể đặt hàng, bạn vẫn xem hàng được. Vui lòng thử lại sau ít phút",
    en: "Ordering is paused for a moment; you can keep browsing. Please try again in a few minutes",
  },
  SERVICE_BUSY: {
    vi: "Hệ thống đang bận, vui lòng thử lại sau ít phút",
    en: "The shop is busy right now, please try again in a moment",
  },

  BAD_REQUEST: { vi: "Yêu cầu không hợp lệ", en: "This request cannot be understood" },
  REQUEST_TIMEOUT: { vi: "Yêu cầu mất quá nhiều thời gian", en: "The request took too long to arrive" },
  URL_TOO_LONG: { vi: "Địa chỉ quá dài", en: "The address is too long" },
  EXPECTATION_FAILED: { vi: "Yêu cầu không được hỗ trợ", en: "What the request expects is not supported" },
  METHOD_NOT_ALLOWED: { vi: "Phương thức không được hỗ trợ", en: "This method is not supported" },
  HEADERS_TOO_LARGE: { vi: "Phần đầu của yêu cầu quá lớn", en: "The headers of the request are too large" },

  REQUIRED: { vi: "Vui lòng nhập thông tin này", en: "This is required" },
  WRONG_TYPE: { vi: "Giá trị không đúng", en: "This value is not right" },
  WRONG_FORMAT: { vi: "Định dạng chưa đúng", en: "The format is not right" },
  NOT_IN_LIST: { vi: "Lựa chọn không có trong danh sách", en: "This is not one of the choices" },
  TOO_SHORT: { vi: "Cần ít nhất {limit} ký tự", en: "At least {limit} characters" },
  TOO_LONG: { vi: "Tối đa {limit} ký tự", en: "At most {limit} characters" },
  TOO_SMALL: { vi: "Giá trị nhỏ nhất là {limit}", en: "{limit} at least" },
  TOO_LARGE: { vi: "Giá trị lớn nhất là {limit}", en: "{limit} at most" },
  TOO_FEW_ITEMS: { vi: "Cần ít nhất {limit} mục", en: "At least {limit}" },
  TOO_MANY_ITEMS: { vi: "Tối đa {limit} mục", en: "At most {limit}" },
  BROKEN_BODY: { vi: "Nội dung gửi lên không đọc được", en: "What was sent could not be read" },
  BODY_TOO_LARGE: { vi: "Nội dung gửi lên quá lớn", en: "What was sent is too large" },
  UNSUPPORTED_BODY: { vi: "Kiểu nội dung không được hỗ trợ", en: "This kind of content is not supported" },

  LOGIN_FAILED: {
    vi: "Số điện thoại, email hoặc mật khẩu không đúng. Bạn còn {left} lần thử.",
    en: "Incorrect phone number, email or password. Tries left: {left}.",
  },
  CUSTOMER_LOCK_ACCOUNT: {
    vi: "Vui lòng thử lại sau {minutes} phút, hoặc đặt lại mật khẩu.",
    en: "Please try again in {minutes} minutes, or reset your password.",
  },
  ACCOUNT_BLOCKED: {
    vi: "Tài khoản của bạn đã bị khóa. Vui lòng liên hệ bộ phận chăm sóc khách hàng.",
    en: "Your account is blocked. Please contact customer care.",
  },
  PHONE_NOT_VERIFIED: {
    vi: "Vui lòng xác minh số điện thoại trước",
    en: "Please verify your phone number first",
  },

  PHONE_REGISTERED: {
    vi: "Số điện thoại này đã được đăng ký, vui lòng đăng nhập",
    en: "This phone number is registered already, please sign in",
  },
  EMAIL_REGISTERED: {
    vi: "Email này đã được đăng ký",
    en: "This email address is registered already",
  },
  EMAIL_ALREADY_VERIFIED: {
    vi: "Email này của bạn đã được xác minh",
    en: "This email address of yours is verified already",
  },
  PHONE_ALREADY_VERIFIED: {
    vi: "Số điện thoại của bạn đã được xác minh",
    en: "Your phone number is verified already",
  },
  TOO_MANY_WRONG_PASSWORDS: {
    vi: "Bạn đã nhập sai mật khẩu quá nhiều lần, vui lòng thử lại sau {minutes} phút",
    en: "Too many wrong passwords, please try again in {minutes} minutes",
  },

  PLACE_UNKNOWN: { vi: "Địa điểm này không có trong danh sách", en: "This place is not in the list" },
  TOO_MANY_ADDRESSES: {
    vi: "Bạn chỉ lưu được tối đa {limit} địa chỉ",
    en: "You can keep {limit} addresses at most",
  },
  ...accountMessages,
  ...shoppingMessages,
  ...aftersalesMessages,
  ...reviewMessages,
  ...supportMessages,
} as const satisfies Record<string, Record<Locale, string>>;

type OwnCode = keyof typeof messages;
type CodeOf<Key extends string> = Key extends `fields:${infer Name}` ? Uppercase<Name> : never;

/** A code that has a message. A rule of domain's forms has the form's: `fields:name_required` is `NAME_REQUIRED`. */
export type MessageCode = OwnCode | Exclude<CodeOf<FieldErrorKey>, "INVALID">;

/** The message of a code, with its placeholders filled in. */
export function say(code: MessageCode, locale: Locale, values: Record<string, string | number> = {}): string {
  if (!isOwnCode(code)) return messageText(`fields:${code.toLowerCase() as Lowercase<typeof code>}`, locale);
  return messages[code][locale].replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ""));
}

/** Whether a text is one of the codes. `fields:invalid` is none: it names no rule. */
export function isMessageCode(code: string): code is MessageCode {
  return isOwnCode(code) || (code !== "INVALID" && fieldErrorKey(`fields:${code.toLowerCase()}`) !== null);
}

const isOwnCode = (code: string): code is OwnCode => Object.hasOwn(messages, code);
