/** Messages of account and identity. See `messages.ts`. */
export const accountMessages = {
  PASSWORD_WRONG: { vi: "Mật khẩu hiện tại chưa đúng", en: "The current password is not right" },
  PASSWORD_NOT_SET: {
    vi: "Tài khoản chưa có mật khẩu, vui lòng đặt mật khẩu trước",
    en: "The account has no password yet, please set one first",
  },
  ACCOUNT_STILL_IN_USE: {
    vi: "Chưa thể xóa tài khoản vì vẫn còn việc chưa kết thúc",
    en: "The account cannot be removed yet, something is still open",
  },
  ORDER_STILL_OPEN: { vi: "Đơn hàng {code} chưa kết thúc", en: "Order {code} has not ended" },
  RETURN_STILL_OPEN: {
    vi: "Yêu cầu trả hàng của đơn {code} chưa kết thúc",
    en: "The return of order {code} has not ended",
  },
  REFUND_STILL_OPEN: {
    vi: "Khoản hoàn tiền của đơn {code} chưa kết thúc",
    en: "The refund of order {code} has not ended",
  },
  COMPLAINT_STILL_OPEN: {
    vi: "Khiếu nại về đơn {code} chưa kết thúc",
    en: "The complaint about order {code} has not ended",
  },

  SOCIAL_PROVIDER_UNKNOWN: {
    vi: "Hình thức đăng nhập này không được hỗ trợ",
    en: "This kind of social sign-in is not supported",
  },
  SOCIAL_TOKEN_INVALID: {
    vi: "Phiên đăng nhập đã hết hạn, vui lòng thử lại",
    en: "The social sign-in has expired, please try again",
  },
  SOCIAL_EMAIL_MISSING: {
    vi: "Tài khoản này không chia sẻ địa chỉ email",
    en: "This social account does not share its email address",
  },
  SOCIAL_EMAIL_UNVERIFIED: {
    vi: "Địa chỉ email của tài khoản này chưa được xác minh",
    en: "The email address of this social account is not verified",
  },
  SOCIAL_CANCELLED: { vi: "Bạn đã hủy đăng nhập", en: "You have cancelled the sign-in" },
  SOCIAL_REFUSED: {
    vi: "Không đăng nhập được bằng tài khoản này",
    en: "You couldn't be signed in with this account",
  },
  SOCIAL_ISSUER_UNREACHABLE: {
    vi: "Chưa kết nối được để đăng nhập bằng tài khoản này, vui lòng thử lại sau ít phút",
    en: "This sign-in can't be reached right now, please try again in a few minutes",
  },
  SOCIAL_NOT_LINKED: {
    vi: "Tài khoản này không còn liên kết với tài khoản Sen của bạn. Vui lòng đăng nhập bằng mật khẩu, rồi liên kết lại trong mục Đổi mật khẩu",
    en: "This account is no longer linked to your Sen account. Please sign in with your password, then link it again under Change password",
  },
  SOCIAL_LINKED_ELSEWHERE: {
    vi: "Tài khoản này đã liên kết với một tài khoản Sen khác. Vui lòng gỡ liên kết ở đó trước",
    en: "This account is linked to another Sen account. Please remove it there first",
  },

  IDENTITY_PICTURE_UNKNOWN: {
    vi: "Không còn ảnh này, vui lòng chụp lại",
    en: "This photo is no longer there, please take it again",
  },
  IDENTITY_PICTURE_TOO_SMALL: {
    vi: "Ảnh quá nhỏ để đọc giấy tờ: cạnh ngắn cần ít nhất {limit} điểm ảnh",
    en: "The photo is too small to read the document: its shorter side needs {limit} pixels at least",
  },
  IDENTITY_ALREADY_SENT: {
    vi: "Giấy tờ của bạn đang được kiểm tra hoặc đã được xác minh",
    en: "Your document is being checked, or is verified already",
  },
  ALREADY_MEMBER: { vi: "Bạn đã là thành viên", en: "You are a member already" },
} as const;
