import type { Locale } from "./messages.ts";

type Both = Record<Locale, string>;

/** What a cell, row or file of the operator's catalogue should have contained. `{name}` is a placeholder. */
const wanted = {
  code: {
    vi: "mã của bạn: chữ, số và . _ / -, tối đa {max} ký tự, không có dấu cách",
    en: "a code of your own: letters, digits and . _ / -, at most {max} characters, no spaces",
  },
  codes: { vi: "các mã của bạn, cách nhau bằng dấu cách", en: "codes of your own, separated by spaces" },
  markdown: {
    vi: "văn bản Markdown tối đa {max} ký tự, mọi ảnh viết như `![mô tả](tên-ảnh.jpg)`",
    en: "a Markdown text of at most {max} characters, each picture written as `![alt text](file.jpg)`",
  },
  text: { vi: "văn bản tối đa {max} ký tự", en: "a text of at most {max} characters" },
  whole: {
    vi: "số nguyên từ {min} đến {max}, không có dấu phân cách",
    en: "a whole number from {min} to {max}, without separators",
  },
  dong: {
    vi: "số tiền nguyên bằng đồng, không có dấu phân cách, như 1234000",
    en: "a whole number of dong without separators, such as 1234000",
  },
  price: {
    vi: "giá từ {min} đồng, số nguyên không có dấu phân cách, như 1234000",
    en: "a price of at least {min} dong, a whole number without separators, such as 1234000",
  },
  decimal: {
    vi: "số từ {min} đến {max}, phần thập phân sau dấu chấm",
    en: "a number from {min} to {max}, with a decimal point",
  },
  digits: { vi: "mã chỉ gồm chữ số", en: "a code of digits only" },
  yes_no: { vi: "yes hoặc no", en: "yes or no" },
  one_of: { vi: "một trong: {words}", en: "one of: {words}" },
  some_of: {
    vi: "một hay nhiều trong: {words}, cách nhau bằng dấu cách",
    en: "one or more of: {words}, separated by spaces",
  },
  moment: {
    vi: "thời điểm như 2026-12-31T08:00:00+07:00, hoặc ngày như 2026-12-31: hãy định dạng cột là văn bản",
    en: "a time such as 2026-12-31T08:00:00+07:00, or a date such as 2026-12-31: format the column as text",
  },
  last_moment: {
    vi: "thời điểm như 2026-12-31T22:00:00+07:00, hoặc ngày như 2026-12-31, tính hết ngày: hãy định dạng cột là văn bản",
    en: "a time such as 2026-12-31T22:00:00+07:00, or a date such as 2026-12-31, which is included: format the column as text",
  },
  time: { vi: "giờ trong ngày như 09:30", en: "a time of day such as 09:30" },
  hours: { vi: "giờ mở cửa như 09:30–22:00", en: "opening hours such as 09:30–22:00" },
  phone: {
    vi: "số điện thoại bắt đầu bằng 0, 1 hoặc + (bảng tính hay bỏ số 0 ở đầu), chỉ gồm chữ số và dấu cách",
    en: "a phone number that starts with 0, 1 or + (spreadsheets drop a first 0), of digits and spaces",
  },
  path: {
    vi: "đường dẫn của trang này, như /products?category_id=3",
    en: "a path on this site, such as /products?category_id=3",
  },
  colour: { vi: "màu như #fbe8ef", en: "a color such as #fbe8ef" },
  specs: {
    vi: "mỗi dòng một thông số: Chất liệu | Material: Lụa | Silk",
    en: "one specification per line: Chất liệu | Material: Lụa | Silk",
  },
  picture: {
    vi: "tên tệp ảnh trong thư mục pictures, hoặc địa chỉ https",
    en: "the name of a picture in the pictures folder, or an https URL",
  },
  video: { vi: "tên tệp video trong thư mục videos", en: "the name of a video in the videos folder" },
  video_missing: {
    vi: "tệp có trong thư mục videos (phân biệt chữ hoa, chữ thường)",
    en: "a file that exists in the videos folder (upper and lower case matter)",
  },
  video_tool: {
    vi: "máy có ffmpeg (cài đặt, hoặc đặt FFMPEG_PATH)",
    en: "a machine with ffmpeg (install it, or set FFMPEG_PATH)",
  },
  video_unreadable: {
    vi: "video MP4, QuickTime hoặc WebM đọc được, dài tối đa 10 phút, không quá {megabytes} MB",
    en: "a readable MP4, QuickTime or WebM video of at most 10 minutes and {megabytes} MB",
  },
  picture_missing: {
    vi: "tệp có trong thư mục pictures (phân biệt chữ hoa, chữ thường)",
    en: "a file that exists in the pictures folder (upper and lower case matter)",
  },
  picture_unreadable: {
    vi: "ảnh JPEG, PNG hoặc WebP đọc được ({reason})",
    en: "a readable JPEG, PNG or WebP picture ({reason})",
  },
  picture_unreachable: {
    vi: "địa chỉ ảnh công khai trả lời được trong thời hạn ({reason})",
    en: "the public URL of a picture that responds in time ({reason})",
  },
  filled: { vi: "một giá trị: cột này không được để trống", en: "a value: this column must not be empty" },
  known: {
    vi: "mã có trong {table} hoặc đã có trong hệ thống",
    en: "a code that exists in {table} or in the shop",
  },
  in_shop: { vi: "mã đã có trong hệ thống", en: "a code that exists in the shop" },
  unique: {
    vi: "một khóa chỉ có một lần; cũng có ở dòng {line}",
    en: "a unique key; line {line} has it as well",
  },
  no_formula: {
    vi: "giá trị, không phải công thức, lỗi hay số viết tắt của bảng tính: hãy định dạng cột là văn bản",
    en: "a value, not a spreadsheet formula, error or shortened number: format the column as text",
  },
  utf8: {
    vi: "chữ mã hóa UTF-8: mở tệp bằng mã UTF-8 và lưu lại dạng “CSV UTF-8”",
    en: "UTF-8 text: open the file as UTF-8, and save it as “CSV UTF-8”",
  },
  column: { vi: "một trong các cột: {columns}", en: "one of the columns: {columns}" },
  column_once: { vi: "mỗi cột một lần", en: "each column only once" },
  needs_column: { vi: "kèm cột {column}", en: "the column {column} beside it" },
  key_column: { vi: "cột {column}", en: "the column {column}" },
  separator: {
    vi: "dòng đầu là tên các cột, cách nhau bằng dấu phẩy hoặc dấu chấm phẩy: {columns}",
    en: "a first line with the column names, separated by commas or semicolons: {columns}",
  },
  row_length: {
    vi: "{expected} ô như dòng đầu: Excel có thể bỏ ô trống ở cuối dòng, hãy điền cột cuối ở mọi dòng",
    en: "{expected} cells, as in the first line: Excel may leave out empty last ones, so fill the last column in every row",
  },
  csv: {
    vi: "dòng CSV đúng: dấu ngoặc kép phải khép lại, mỗi dòng tối đa 1 MB",
    en: "a valid CSV row: quotes closed, at most 1 MB per row",
  },
  json: {
    vi: "một đối tượng JSON trên một dòng, tối đa 1 MB",
    en: "a JSON object on one line, at most 1 MB",
  },
  one_file: { vi: "một tệp: .csv hoặc .jsonl, không phải cả hai", en: "one file: .csv or .jsonl, not both" },
  spreadsheet: {
    vi: "tệp CSV: lưu từng trang tính dạng “CSV UTF-8”, đặt tên như products.csv",
    en: "CSV files: save each sheet as “CSV UTF-8”, with a name such as products.csv",
  },
  file_size: { vi: "tệp tối đa {max} MB: hãy chia nhỏ", en: "a file of at most {max} MB: split it" },
  folder: { vi: "thư mục có ít nhất một trong: {files}", en: "a folder with at least one of: {files}" },
  price_in_dong: {
    vi: "giá bằng đồng, không phải nghìn đồng (thấp hơn giá cũ 500 lần): nếu đúng, hãy giảm hai lần",
    en: "a price in dong, not in thousands (it is 500 times lower than before): if it is right, lower it in two steps",
  },
  leading_zeros: {
    vi: "mã đủ số 0 ở đầu như đã có trong hệ thống: hãy định dạng cột là văn bản",
    en: "a code with its leading zeros, as the shop has it: format the column as text",
  },
  price_within: { vi: "giá không cao hơn giá gốc", en: "a price that is not above the original price" },
  below_price: { vi: "giá thấp hơn giá bán thường", en: "a price below the regular price" },
  deep_discount: {
    vi: "giảm 90% trở lên so với giá bán thường: giá tính bằng đồng, không phải nghìn đồng",
    en: "90 % or more off the regular price: prices are in dong, not in thousands",
  },
  hides_below: {
    vi: "các danh mục con này (kèm số sản phẩm) cũng bị ẩn khỏi thực đơn",
    en: "these subcategories (with their numbers of products) are hidden from the menus, too",
  },
  at_least: { vi: "không nhỏ hơn {other}", en: "not less than {other}" },
  after: { vi: "sau {other}", en: "after {other}" },
  shop_of_coupon: {
    vi: "shop_code chỉ và luôn có khi scope là tenant",
    en: "a shop if the scope is tenant, otherwise empty",
  },
  no_circle: {
    vi: "danh mục cha không nằm dưới chính nó",
    en: "a parent that is not below the category itself (no cycle)",
  },
  three_levels: { vi: "tối đa ba cấp danh mục", en: "at most three levels of categories" },
  two_levels: { vi: "tối đa hai cấp chủ đề", en: "at most two levels of topics" },
  one_variant: {
    vi: "ít nhất một dòng trong variants cho sản phẩm mới",
    en: "at least one row in variants for a new product",
  },
  both_languages: { vi: "cả tiếng Việt và tiếng Anh", en: "both Vietnamese and English" },
  option_value: {
    vi: "giá trị đúng khi sản phẩm có {option}, nếu không thì để trống",
    en: "a value if the product has {option}, otherwise empty",
  },
  first_option: {
    vi: "tùy chọn thứ hai chỉ khi có tùy chọn thứ nhất: hãy điền option_1_vi trước",
    en: "a second option only beside a first one: fill option_1_vi first",
  },
  option_of_variants: {
    vi: "tùy chọn mà mọi biến thể của sản phẩm đều có giá trị, nếu không thì để trống: sửa cả variants.csv",
    en: "an option that all variants of the product have a value of, otherwise empty: change variants.csv, too",
  },
  same_choice: {
    vi: "một lựa chọn chưa có ở biến thể khác của sản phẩm",
    en: "a combination that no other variant of the product has",
  },
  free_position: {
    vi: "vị trí chưa có ảnh hay video khác của sản phẩm",
    en: "a position that no other picture or video of the product has",
  },
  per_product: {
    vi: "tối đa {max} mỗi sản phẩm: trang sản phẩm không hiển thị thêm",
    en: "at most {max} of a product: its page shows no more",
  },
  same_product: {
    vi: "sản phẩm của biến thể này như trước",
    en: "the product that this variant already belongs to",
  },
} satisfies Record<string, Both>;

/** Codes of these texts. */
export type WantedCode = keyof typeof wanted;

const report = {
  line: { vi: "dòng", en: "line" },
  wanted: { vi: "cần", en: "expected" },
  warning: { vi: "lưu ý:", en: "note:" },
  more: { vi: "và {count} lỗi nữa.", en: "and {count} more." },
  refused: {
    vi: "{count} lỗi. Chưa có gì được ghi: sửa các tệp rồi chạy lại.",
    en: "Errors: {count}. Nothing was written: correct the files and run it again.",
  },
  counted: {
    vi: "{name}: {added} mới, {changed} thay đổi, {unchanged} giữ nguyên",
    en: "{name}: {added} new, {changed} changed, {unchanged} unchanged",
  },
  dry: { vi: "Chỉ kiểm tra: chưa ghi gì.", en: "Dry run: nothing was written." },
  done: { vi: "Đã nhập xong trong {seconds} giây.", en: "Imported in {seconds} s." },
  waits: {
    vi: "Một lần nhập khác đang chạy: chờ nó xong…",
    en: "Another import is running: waiting for it to finish…",
  },
  progress: { vi: "{name}: {done} trên {total}", en: "{name}: {done} of {total}" },
  stopped_at: {
    vi: "Dừng ở {file}, dòng {line} ({name}): {reason}. Chưa có dòng nào được ghi: chạy lại khi đã khắc phục.",
    en: "Stopped at {file}, line {line} ({name}): {reason}. No row was written: fix the cause and run it again.",
  },
  stopped: {
    vi: "Dừng khi đang ghi {name}, dòng {from} đến {to}: {reason}. Các phần trước đã được giữ: chạy lại để tiếp tục.",
    en: "Stopped while writing {name}, lines {from} to {to}: {reason}. Earlier batches were saved: run it again to continue.",
  },
  stopped_products: {
    vi: "Dừng khi đang ghi sản phẩm thứ {from} đến {to} ({name}): {reason}. Các phần trước đã được giữ: chạy lại để tiếp tục.",
    en: "Stopped while writing products {from} to {to} ({name}): {reason}. Earlier batches were saved: run it again to continue.",
  },
  stopped_first: {
    vi: "Dừng khi đang ghi sản phẩm thứ {from} đến {to} ({name}): {reason}. Chưa có sản phẩm nào được giữ: chạy lại khi đã khắc phục.",
    en: "Stopped while writing products {from} to {to} ({name}): {reason}. No product was saved: fix the cause and run it again.",
  },
} satisfies Record<string, Both>;

type Values = Readonly<Record<string, string | number>>;

const filled = (text: string, values: Values): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ""));

/** What was expected, in the operator's language. */
export const wantedText = (code: WantedCode, locale: Locale, values: Values = {}): string =>
  filled(wanted[code][locale], values);

/** A sentence of the import report. */
export const reportText = (code: keyof typeof report, locale: Locale, values: Values = {}): string =>
  filled(report[code][locale], values);
