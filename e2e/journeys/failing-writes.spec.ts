import { meetEveryFailure } from "../support/failing-writes.ts";
import { open } from "../support/pages.ts";
import { signedIn, stored } from "../support/sessions.ts";
import { writesOfStorefront } from "../support/storefront-writes.ts";
import { expect, test } from "../support/test.ts";
import { failures } from "../support/failing-call.ts";
import { writes } from "../support/writes/index.ts";

test.describe("a failed write shows no false success, loses no input and can be repeated, for a customer who", () => {
  for (const following of writes) {
    const title = following.map(({ what, operation }) => `${what} (${operation})`).join(", then ");
    test(title, async ({ page, context, customer, watch }) => {
      watch.expects(/Failed to load resource|net::ERR_/);
      await meetEveryFailure({ page, context, customer }, following);
    });
  }
});

/** A code can be used once, so the next try shows whether the lost request succeeded. */
const CODES = "The stories of its form: RegisterForm, OtpForm, ForgotPasswordScreen, VerifyPhoneScreen.";

/** Has an idempotency key, so a repeat changes nothing. The input is kept, and the failure is reported. */
const TICKETS = "Repeated, it changes nothing: support.test.ts. A refusal: stories of TicketRequestScreen.";

/** Has an idempotency key, so a repeat changes nothing. The input is kept, and the failure is reported. */
const REVIEWS =
  "Repeated, it changes nothing: change-once.test.ts. A refusal: stories of ReviewItemScreen and ReviewScreen.";

const WISHES =
  "Asked again it changes nothing: wish-list.test.ts. What was not kept is taken back and says so: wishes.test.tsx.";

const FOLLOWS =
  "Asked again it changes nothing: followed-shops.test.ts. What was not kept is taken back and says so: following.test.tsx.";

/** Writes of the storefront without a test here, and where they are tested instead. */
const otherwise = {
  login: "Nothing is written. A refusal keeps what was typed: stories of LoginForm.",
  updateCustomer: "Repeated, it changes nothing. A refusal keeps what was typed: stories of ProfileScreen.",
  changeCartVariant: "Repeated, it changes nothing: cart.test.ts. A refusal: stories of VariantDialog.",
  recallReturn: "Sent as the other steps of a return, tried above. A refusal: stories of ReturnDetailScreen.",
  register: CODES,
  verifyRegisterOtp: CODES,
  resendRegisterOtp: CODES,
  forgotPassword: CODES,
  restorePassword: CODES,
  sendPhoneVerification: CODES,
  verifyPhone: CODES,
  changePassword: "The stories of its form: PasswordScreen.",
  endSession: "The stories of the list of devices: PasswordScreen.",
  endOtherSessions: "The stories of the list of devices: PasswordScreen.",
  sendEmailVerification: "The stories of its form: EmailSettings.",
  verifyEmail: "A lost answer is looked up before it is told as failed: stories of EmailSettings.",
  joinMembership: "The stories of its form: MembershipScreen.",
  verifyMembership: CODES,
  createTicket: TICKETS,
  answerTicket: TICKETS,
  closeTicket: TICKETS,
  reopenTicket: TICKETS,
  rateTicket: TICKETS,
  readTicket: "Nobody waits for it; the next look marks it again.",
  sendQuestionFeedback: "Stories of the questions: a press that was not taken can be made again.",
  keepRecentlyViewed: "Nobody waits for it; the next look is remembered again.",
  addWishes: WISHES,
  removeWish: WISHES,
  followShop: FOLLOWS,
  unfollowShop: FOLLOWS,
  forgetRecentlyViewed: "What the list then shows is what the shop has; it can be pressed again.",
  createReview: REVIEWS,
  updateReview: REVIEWS,
  commentReview: REVIEWS,
  uploadReviewMedia: "Sent as evidence is, which is tried above (uploadMedia).",
  likeReview:
    "Asked again it changes nothing: reviews.test.ts. What was not kept is taken back and says so: review-likes.test.tsx.",
  reportReview: "Asked again it changes nothing: reviews.test.ts. A refusal: stories of ReviewScreen.",
  readNotification: "What was not taken is shown unread again: notifications.spec.ts.",
  readAllNotifications: "A refusal: stories of NotificationScreen. Repeated, it changes nothing.",
  updateNotificationSettings: "What was not kept is shown as it was: stories of NotificationSettingsScreen.",
  savePushSubscription: "A refusal: stories of NotificationSettingsScreen. Repeated, it changes nothing.",
  removePushSubscription: "A refusal: stories of NotificationSettingsScreen. Repeated, it changes nothing.",
  countPageView: "Nobody waits for it, and nothing is told of it: page-views.test.ts.",
  viewBlog: "Nobody waits for it: the counts that came with the article stay.",
  likeBlog:
    "Taken back and said in words: stories of LikeButton. Repeated, it changes nothing: blog.test.ts.",
  setLastLoginMall: "Nobody waits for it, and nothing is told of it; the next page tries again.",
  logout: "This device is signed out whatever the server answers: below.",
  deactivateCustomer:
    "With the account its session ends: who tries again after a lost answer is led to login. Failures: stories of RemoveAccountScreen.",
  uploadIdentityPicture:
    "What was not sent says so at its place, and is sent again: stories of IdentityScreen.",
  submitIdentity:
    "A lost answer is looked up before it is told as failed. Refusals: stories of IdentityScreen.",
  startSocialLogin: "Nothing is written that a customer would miss: stories of SocialLogin.",
  startSocialLink: "Nothing is linked yet. Failures: stories of LinkedAccounts.",
  socialLogin: "A code is good once; the page says why it was not, and leads back: social-login.spec.ts.",
  setCustomerLanguage: "The device's choice stands whether or not the server hears of it.",
};

test("every write of the storefront is tested here or listed with the place of its tests", () => {
  const tried = new Set<string>([
    ...writes.flat().map(({ operation }) => operation),
    ...Object.keys(otherwise),
  ]);
  expect(writesOfStorefront().filter((operation) => !tried.has(operation))).toEqual([]);
});

test("signing out clears the session on the device whatever the server responds", async ({
  page,
  context,
  customer,
  watch,
}) => {
  watch.expects(/Failed to load resource|net::ERR_/);
  for (const { name, meet } of failures) {
    await signedIn(context, customer);
    await open(page, "/account");
    await page.route("**/api/v1/logout", meet, { times: 1 });
    await page.getByRole("button", { name: "Đăng xuất" }).first().click();
    await expect(page, name).toHaveURL("/");
    expect(await stored(page), name).not.toHaveProperty("session");
  }
});
