import type { Pair } from "./types.ts";

/**
 * What shoppers call the kinds of products, beside their own names, the most usual first. Of an archetype the terms hold for all its
 * kinds; of `archetype/kind` for that kind alone.
 */
export const kindTerms: Readonly<Record<string, Pair>> = {
  "day-dress":
    "đầm, váy, váy liền, đầm liền, váy đầm, đầm suông, đầm công sở | dress, dresses, women's dress",
  "evening-dress":
    "đầm dự tiệc, váy dự tiệc, đầm dạ hội, váy dạ hội, đầm tiệc, váy tiệc, đầm, váy | evening dress, party dress, evening gown, dress, dresses",
  blouse: "áo kiểu, áo blouse, áo sơ mi nữ, áo | blouse, blouses, women's top, women's shirt, tops",
  "women-tee": "áo thun, áo phông, áo | women's t-shirt, t-shirt, tee, tops",
  swimsuit:
    "đồ bơi, áo tắm, đồ tắm, áo bơi, áo tắm một mảnh, đồ bơi liền | swimsuit, swimwear, one-piece, bathing suit",
  bikini: "bikini, đồ bơi, áo tắm, đồ tắm, áo tắm hai mảnh | bikini, swimsuit, swimwear",
  heels: "giày cao gót, cao gót, guốc, giày | high heels, heels, women's shoes, shoes, pumps",
  sandals: "sandal, xăng đan, dép, dép sandal, dép quai hậu, giày sandal | sandals, women's sandals",
  flats: "giày bệt, giày búp bê, giày đế bệt, giày | flats, ballet flats, women's shoes, shoes",
  handbag:
    "túi xách, túi, giỏ xách, túi tote, túi đeo chéo, túi da, bóp | handbag, handbags, bag, purse, tote bag, crossbody bag",
  hat: "nón, mũ, nón rộng vành, mũ vành, mũ đi biển | hat, women's hat, sun hat, straw hat",
  "hat/lá đan": "nón lá | conical hat",
  scarf: "khăn choàng, khăn quàng, khăn, khăn quàng cổ, khăn choàng cổ, khăn lụa | scarf, scarves, shawl",
  boots: "bốt, giày bốt, boot, giày boot, ủng nữ, giày | boots, women's boots, shoes",
  "men-shirt": "áo sơ mi, sơ mi, áo | shirt, shirts, men's shirt, dress shirt",
  "men-tee": "áo nam, áo | men's top, tops",
  "men-tee/thun cổ tròn": "áo thun, áo phông | t-shirt, t-shirts, tee, men's t-shirt",
  "men-tee/thun cổ tim": "áo thun, áo phông | t-shirt, t-shirts, tee, v-neck",
  "men-tee/polo": "áo polo, áo cổ bẻ, áo thun có cổ | polo, polo shirt",
  "men-tee/ba lỗ": "áo ba lỗ, áo sát nách, áo tank top | tank top, singlet, vest top",
  jeans: "quần dài, quần | trousers, pants, men's trousers",
  "jeans/jean": "quần jean, quần jeans, quần bò, jean | jeans, denim",
  "jeans/kaki": "quần kaki | chinos, khakis",
  "jeans/tây co giãn": "quần tây, quần âu, quần công sở | dress pants, suit trousers",
  shorts: "quần short, quần soóc, quần đùi, quần ngắn, quần | shorts, men's shorts",
  "shorts/thể thao": "quần thể thao, quần short thể thao, quần chạy bộ | sports shorts, running shorts",
  "shorts/đi biển": "quần đi biển, quần bơi nam | swim shorts, beach shorts",
  jacket: "áo khoác, áo jacket, áo | jacket, jackets, coat, men's jacket",
  "jacket/dù": "áo gió, áo khoác gió, áo khoác dù | windbreaker",
  "jacket/dạ": "áo dạ, áo khoác dạ | wool coat",
  "jacket/măng tô": "áo măng tô, măng tô | trench coat",
  "knit-accessories/Găng tay": "găng tay, bao tay, găng tay len | gloves",
  "knit-accessories/Tất cổ cao": "tất, vớ, tất chân, vớ cổ cao | socks, men's socks",
  "knit-accessories/Len cuộn đan tay": "len, len đan, cuộn len, len sợi, sợi len | yarn, knitting wool, wool",
  "leather-shoes": "giày da, giày tây, giày, giày công sở | leather shoes, men's shoes, dress shoes, shoes",
  "leather-shoes/lười": "giày lười, giày mọi | loafers, slip-ons",
  "leather-shoes/Derby": "giày derby | derby shoes",
  "leather-shoes/Monk hai khóa": "giày monk, giày monk strap | monk shoes",
  sneakers: "giày, giày thể thao | sports shoes, men's shoes, shoes, athletic shoes",
  "sneakers/chạy bộ":
    "giày chạy bộ, sneaker, sneakers, giày sneaker, giày chạy, giày bata, giày ba ta, giày thể thao nữ | running shoes, sneaker, sneakers, trainers, jogging shoes",
  "sneakers/leo núi":
    "giày leo núi, giày trekking, giày đi phượt, giày dã ngoại | hiking boots, hiking shoes, trekking shoes",
  cap: "mũ, nón | cap, hat, men's hat",
  "cap/lưỡi trai":
    "mũ lưỡi trai, nón lưỡi trai, nón kết, mũ snapback, nón sơn, mũ bóng chày | baseball cap, caps",
  "cap/phớt cao": "mũ phớt, nón phớt | top hat, fedora",
  watch: "đồng hồ, đồng hồ đeo tay | watch, watches, wristwatch, men's watch, women's watch",
  "watch/thông minh": "đồng hồ thông minh, smartwatch, smart watch | smartwatch, smart watch",
  "watch/thể thao": "đồng hồ thể thao | sports watch",
  "watch/điện tử": "đồng hồ điện tử | digital watch",
  "table-clock/báo thức hai chuông": "đồng hồ báo thức, báo thức | alarm clock, clock",
  "table-clock/để bàn cổ điển": "đồng hồ để bàn, đồng hồ bàn | table clock, desk clock, mantel clock, clock",
  "table-clock/bấm giây": "đồng hồ bấm giây, đồng hồ bấm giờ | stopwatch",
  "table-clock/hẹn giờ bếp": "đồng hồ hẹn giờ, hẹn giờ nấu ăn, đồng hồ bếp | kitchen timer, timer",
  ring: "nhẫn, nhẫn cưới, nhẫn đính hôn, trang sức | ring, rings, silver ring, gold ring, wedding ring",
  "necklace/Vòng chuỗi hạt":
    "vòng cổ, vòng tay, vòng hạt, chuỗi hạt, dây chuyền, vòng đeo tay, trang sức | necklace, bracelet, beads",
  "necklace/Mặt dây đá": "mặt dây chuyền, mặt dây, dây chuyền, vòng cổ, trang sức | pendant, necklace",
  "necklace/Cài tóc vương miện":
    "cài tóc, vương miện, băng đô, bờm tóc, bờm, phụ kiện tóc | tiara, hair accessory, headband",
  sunglasses:
    "kính mát, kính râm, mắt kính, mắt kiếng, kiếng mát, mắt kính râm, kính đen, kính thời trang | sunglasses, shades, eyewear",
  glasses: "mắt kính, kính mắt, mắt kiếng | glasses, eyewear",
  "glasses/lọc ánh sáng xanh":
    "kính chống ánh sáng xanh, kính máy tính, kính lọc ánh sáng xanh, kính chống cận | blue-light glasses, computer glasses",
  "glasses/bảo hộ chống bụi":
    "kính bảo hộ, kính chống bụi, kính đi đường | safety goggles, goggles, dust goggles",
  suitcase: "vali, va li, vali kéo, vali du lịch, hành lý | suitcase, luggage, trolley",
  "backpack/Balo":
    "balo, ba lô, cặp, túi đeo lưng, balo đi học, balo du lịch, cặp sách, cặp học sinh | backpack, rucksack, school bag, laptop backpack",
  "backpack/Cặp công sở":
    "cặp công sở, cặp, cặp táp, cặp da, túi công sở, túi laptop, cặp laptop, túi đựng laptop | briefcase, laptop bag, office bag",
  "wallet/Ví nhỏ": "ví, bóp, ví tiền, ví da, bóp ví, ví cầm tay | wallet, wallets, coin purse, purse",
  "wallet/Túi cầm tay": "túi cầm tay, clutch, ví cầm tay, túi dự tiệc, ví dự tiệc | clutch, clutch bag",
  umbrella: "ô, dù, ô dù | umbrella",
  "umbrella/Ô cán dài":
    "ô cán dài, dù cán dài, ô che mưa, dù che mưa, ô đi mưa, dù đi mưa, cây dù | stick umbrella, umbrellas",
  "umbrella/Ô gấp ba": "ô gấp, dù gấp, dù xếp, ô xếp, ô che nắng, dù che nắng | folding umbrella",
  "umbrella/Quạt xếp": "quạt xếp, quạt giấy, quạt cầm tay, quạt tay, quạt | folding fan, hand fan",
  lipstick: "son, son môi | lipstick, lipsticks",
  "lipstick/thỏi": "son thỏi, son lì | lipstick",
  "lipstick/kem": "son kem, son kem lì | lip cream, liquid lipstick",
  "lipstick/tint nước": "son tint, son bóng, son nước | lip tint, tint",
  "mirror-set/Gương trang điểm":
    "gương, gương trang điểm, gương soi, gương để bàn, kiếng soi, gương mini | mirror, make-up mirror, vanity mirror",
  "mirror-set/Bộ cọ trang điểm":
    "cọ trang điểm, bộ cọ, cọ makeup, dụng cụ trang điểm | make-up brushes, makeup brush, brush set",
  "lotion/Kem chống nắng SPF 50+":
    "kem chống nắng, chống nắng, sunscreen, kem chống nắng spf 50 | sunscreen, sunblock, sun cream",
  "lotion/Sữa dưỡng thể":
    "sữa dưỡng thể, dưỡng thể, kem dưỡng thể, kem dưỡng da, kem dưỡng ẩm, lotion, sữa dưỡng da, body lotion, dưỡng da | body lotion, lotion, moisturizer, moisturiser",
  "lotion/Sữa rửa mặt": "sữa rửa mặt, srm, gel rửa mặt, rửa mặt | face wash, cleanser, facial cleanser",
  "lotion/Nước tẩy trang":
    "nước tẩy trang, tẩy trang, micellar | make-up remover, cleansing water, micellar water",
  "herbal-mask":
    "mặt nạ, mặt nạ dưỡng da, đắp mặt nạ, mặt nạ giấy, mask dưỡng da | face mask, sheet mask, facial mask",
  "nail-polish":
    "sơn móng tay, sơn móng, nước sơn móng tay, sơn gel, sơn móng chân | nail polish, nail varnish",
  soap: "xà phòng, xà bông, xà phòng cục, xà bông cục, xà phòng tắm | soap, soap bar",
  "soap/rửa tay": "nước rửa tay, xà phòng rửa tay | hand soap, hand wash",
  "bath-tools/Bông tắm": "bông tắm, xơ mướp, miếng tắm | bath sponge, loofah, bath puff",
  "bath-tools/Bàn chải đánh răng": "bàn chải đánh răng, bàn chải, bàn chải răng | toothbrush, toothbrushes",
  "bath-tools/Bộ muối tắm": "muối tắm, muối ngâm chân, muối ngâm bồn | bath salt, bath salts",
  "comb/Lược chải tóc": "lược, lược chải tóc, lược gỗ, lược sừng, cây lược | comb, hair comb, hairbrush",
  "comb/Kéo cắt tóc": "kéo cắt tóc, kéo tỉa tóc, kéo, kéo tóc | hair scissors, hairdressing scissors",
  "comb/Bộ tạo kiểu tóc nam":
    "bộ cắt tóc, tông đơ, bộ tạo kiểu tóc, dụng cụ cắt tóc | barber kit, hair styling kit",
  razor: "dao cạo râu, dao cạo, đồ cạo râu, cạo râu, bàn cạo râu | razor, shaver, shaving razor",
  "health-device/Nhiệt kế": "nhiệt kế, máy đo nhiệt độ, cặp nhiệt độ, đo thân nhiệt | thermometer",
  "health-device/Ống nghe y tế": "ống nghe, tai nghe y tế, ống nghe bác sĩ | stethoscope",
  "health-device/Viên uống vitamin tổng hợp":
    "vitamin, vitamin tổng hợp, viên uống vitamin, thực phẩm chức năng, viên uống | vitamins, multivitamin, multivitamins, supplements",
  "health-device/Băng cá nhân":
    "băng cá nhân, băng keo cá nhân, băng dán, urgo, băng dán vết thương | plasters, band aid, bandage",
  "herbal-balm/Dầu tràm": "dầu tràm, tinh dầu tràm, dầu tràm cho bé, dầu gió | cajuput oil, essential oil",
  "herbal-balm/Cao gừng": "cao gừng, cao xoa bóp, dầu nóng, cao dán | ginger balm, balm",
  "herbal-balm/Nến tinh dầu sả":
    "nến tinh dầu, nến sả, nến đuổi muỗi, nến, nến thơm | essential oil candle, lemongrass candle, candle",
  sofa: "sofa, ghế sofa, ghế, ghế sô pha, sô pha, salon, bộ sofa, nội thất phòng khách | sofa, couch, settee",
  "sofa/giường": "sofa giường, ghế sofa giường, giường gấp | sofa bed, sleeper sofa",
  "chair/Ghế ăn": "ghế ăn, ghế, ghế gỗ, ghế phòng ăn, ghế bàn ăn, ghế tựa | dining chair, chair, chairs",
  "chair/Giường ngủ": "giường, giường ngủ, giường gỗ, giường đôi | bed, beds, bed frame",
  "lamp/Bóng đèn LED": "bóng đèn, đèn led, bóng đèn led, đèn, bóng led | light bulb, led bulb, bulb, lamp",
  "lamp/Đèn lồng Hội An": "đèn lồng, đèn trang trí, đèn, lồng đèn, lồng đèn trung thu | lantern, lanterns",
  "lamp/Đèn dầu trang trí": "đèn dầu, đèn trang trí, đèn | oil lamp, lamp",
  "lamp/Nến thơm": "nến thơm, nến, đèn cầy, nến trang trí | scented candle, candle, candles",
  "decor/Bình gốm":
    "bình gốm, bình hoa, lọ hoa, bình cắm hoa, lọ gốm, lọ cắm hoa, đồ trang trí | vase, ceramic vase, flower vase",
  "decor/Tranh treo tường":
    "tranh treo tường, tranh, tranh trang trí, tranh ảnh, đồ trang trí | wall art, wall print, painting, picture",
  "decor/Tượng gỗ sơn": "tượng gỗ, tượng, tượng trang trí, đồ trang trí | statue, figurine, wooden figure",
  "decor/Chuông gió": "chuông gió, phong linh | wind chime, wind chimes",
  "decor/Cờ cá chép": "cờ cá chép, cờ trang trí | carp streamer, koinobori",
  "pot-plant/Cây trầu bà":
    "trầu bà, cây trầu bà, cây cảnh, cây xanh, cây để bàn, cây trong nhà, cây nội thất | pothos, house plant, houseplant, plant",
  "pot-plant/Xương rồng mini":
    "xương rồng, cây xương rồng, sen đá, cây cảnh, cây để bàn | cactus, succulent, house plant, plant",
  "pot-plant/Trúc phát tài":
    "trúc phát tài, cây phát tài, cây phong thủy, cây cảnh, cây để bàn | lucky bamboo, house plant, plant",
  "pot-plant/Cỏ bốn lá": "cỏ bốn lá, cỏ 4 lá, cây cảnh, cây để bàn | four-leaf clover, house plant, plant",
  bouquet: "hoa, hoa tươi, bó hoa, hoa sinh nhật, hoa tặng | flowers, bouquet, fresh flowers",
  "bouquet/Hoa hồng Đà Lạt": "hoa hồng, bó hoa hồng | roses, rose",
  "bouquet/Tulip": "hoa tulip, tu líp | tulips, tulip",
  "bouquet/Hoa hướng dương": "hướng dương, hoa hướng dương | sunflowers, sunflower",
  "bouquet/Sen Đồng Tháp": "hoa sen, bông sen, sen | lotus, lotus flowers",
  "cleaning/Chổi quét nhà": "chổi, chổi quét nhà, cây chổi, chổi đót | broom, brooms",
  "cleaning/Xô lau nhà":
    "xô lau nhà, bộ lau nhà, cây lau nhà, xô, chổi lau nhà, đồ lau nhà | mop, mop bucket, bucket",
  "cleaning/Miếng rửa chén":
    "miếng rửa chén, bọt biển rửa chén, mút rửa chén, giẻ rửa bát, miếng rửa bát, cước rửa chén | dish sponge, sponge, sponges, scouring pad",
  "cleaning/Giấy vệ sinh": "giấy vệ sinh, giấy toilet, giấy cuộn | toilet paper, toilet roll",
  "cleaning/Giỏ đựng đồ giặt":
    "giỏ đựng đồ, giỏ giặt, sọt đựng đồ, giỏ quần áo, sọt quần áo | laundry basket, basket, hamper",
  "bathroom/Bồn tắm": "bồn tắm, bồn tắm nằm | bathtub, bath tub",
  "bathroom/Vòi sen": "vòi sen, sen tắm, vòi hoa sen, vòi tắm, sen vòi | shower head, shower",
  "bathroom/Bồn cầu": "bồn cầu, bệt vệ sinh, bồn vệ sinh, toilet, bệ xí | toilet, toilet bowl",
  "bathroom/Cây thông tắc":
    "cây thông tắc, thụt bồn cầu, cây thông bồn cầu, thông tắc, thông cống, cây thụt | plunger, drain plunger",
  "tools/Búa đinh": "búa, búa đinh, cây búa | hammer, claw hammer",
  "tools/Tua vít": "tua vít, tuốc nơ vít, tô vít, vặn vít, tournevis | screwdriver, screwdrivers",
  "tools/Cờ lê": "cờ lê, mỏ lết, chìa vặn | spanner, wrench",
  "tools/Cưa tay": "cưa, cưa tay, cưa gỗ, cái cưa | hand saw, saw",
  "tools/Thang nhôm": "thang, thang nhôm, thang gấp, thang rút, thang xếp | ladder, step ladder",
  "tools/Hộp dụng cụ 42 món":
    "hộp dụng cụ, bộ dụng cụ, đồ nghề, bộ đồ nghề, dụng cụ sửa chữa, bộ dụng cụ sửa chữa, hộp đồ nghề | tool box, tool kit, tools, tool set",
  pan: "chảo, cái chảo | pan, frying pan, pans",
  "pan/chống dính": "chảo chống dính, chảo rán, chảo chiên | non-stick pan, frying pan",
  "pan/xào": "chảo xào, chảo lòng sâu | wok",
  "pan/nướng vân": "chảo nướng | grill pan",
  pot: "nồi, nồi điện | pot, cooking pot, cooker",
  "pot/Nồi áp suất điện": "nồi áp suất, nồi áp suất điện, nồi đa năng | pressure cooker, instant pot",
  "pot/Nồi lẩu điện": "nồi lẩu, nồi lẩu điện, lẩu điện | hotpot, electric hotpot, hot pot",
  "pot/Nồi fondue": "nồi fondue, fondue | fondue",
  knife: "dao, dao bếp, dao nhà bếp, dao làm bếp | knife, kitchen knife, knives",
  "knife/thái đa năng": "dao thái, dao đa năng, dao thái thịt, dao đầu bếp | chef's knife, chef knife",
  "knife/gọt hoa quả": "dao gọt, dao gọt hoa quả, dao gọt trái cây, dao nhỏ | paring knife, fruit knife",
  "knife/chặt xương": "dao chặt, dao chặt xương, dao phay, dao chặt thịt | cleaver",
  "knife/phi lê cá": "dao phi lê, dao phi lê cá, dao lóc cá | fillet knife",
  "utensils/Bộ muỗng": "muỗng, thìa, bộ muỗng, bộ thìa, muỗng ăn | spoons, spoon",
  "utensils/Đũa": "đũa, đôi đũa, đũa ăn cơm, đũa gỗ | chopsticks",
  "utensils/Bộ dao nĩa":
    "dao nĩa, nĩa, bộ dao nĩa, dĩa ăn, bộ dao dĩa, dao muỗng nĩa | cutlery, forks, fork, flatware",
  plates: "bát đĩa, chén đĩa, bộ đồ ăn, chén dĩa | tableware, dinnerware",
  "plates/Đĩa ăn": "đĩa, dĩa, đĩa ăn, dĩa ăn, cái đĩa, đĩa sứ | plate, plates, dinner plates",
  "plates/Bát tô": "bát, chén, tô, bát tô, chén bát, tô sứ, bát ăn cơm, chén ăn cơm, bát sứ | bowl, bowls",
  "teapot/Ấm trà":
    "ấm trà, ấm, bình trà, bộ ấm trà, ấm chén, bộ ấm chén, ấm pha trà | teapot, tea pot, tea set",
  "teapot/Tách trà": "tách trà, tách, chén trà, ly trà, cốc trà, tách uống trà | teacup, tea cup, tea bowl",
  "teapot/Ly cà phê":
    "ly cà phê, cốc cà phê, tách cà phê, ly, cốc, ly sứ, cốc sứ | coffee cup, mug, cup, coffee mug",
  "glassware/Cốc thủy tinh":
    "cốc thủy tinh, ly thủy tinh, cốc, ly, ly uống nước, cốc uống nước | glass, glasses tumbler, glass tumbler, tumbler, drinking glass",
  "glassware/Ly giữ nhiệt có ống hút":
    "ly giữ nhiệt, cốc giữ nhiệt, bình giữ nhiệt, ly có ống hút, ly, cốc | insulated tumbler, tumbler, thermos cup, thermos",
  "glassware/Bình gốm rót nước":
    "bình nước, bình rót nước, bình gốm rót nước, bình đựng nước | flask, ceramic flask, jug, carafe",
  "boxes/Hộp cơm":
    "hộp cơm, hộp đựng cơm, cặp lồng, hộp cơm trưa, cà mèn, hộp đựng thức ăn | lunch box, lunchbox, bento",
  "boxes/Hũ đựng thực phẩm":
    "hũ, hũ đựng thực phẩm, lọ đựng gia vị, hũ đựng gia vị, hũ thủy tinh, lọ thủy tinh, hộp đựng thực phẩm | storage jar, jar, food container, jars",
  "boxes/Hộp mang đi":
    "hộp mang đi, hộp đựng thức ăn, hộp thực phẩm, hộp giấy đựng thức ăn, hộp dùng một lần | take-away box, takeaway box, food container",
  "boxes/Khay đá": "khay đá, khay làm đá, khuôn đá, khuôn làm đá, khay đá viên | ice tray, ice cube tray",
  phone:
    "điện thoại, đt, dt, smartphone, điện thoại di động, điện thoại thông minh, di động, điện thoại cảm ứng | phone, smartphone, mobile phone, cell phone, phones, mobile",
  "landline/Điện thoại bàn":
    "điện thoại bàn, điện thoại cố định, điện thoại để bàn | landline phone, landline, desk phone, telephone",
  "landline/Máy fax": "máy fax, fax | fax machine, fax",
  "landline/Máy nhắn gọi phục vụ":
    "máy nhắn tin, chuông gọi phục vụ, máy gọi phục vụ, thẻ rung | pager, service pager",
  "laptop/Laptop 14 inch":
    "laptop, máy tính xách tay, lap, notebook, máy tính, laptop văn phòng, laptop sinh viên | laptop, laptops, notebook computer, computer",
  "laptop/Máy tính để bàn 27 inch":
    "máy tính để bàn, máy tính bàn, pc, máy tính, máy bộ, máy tính pc | desktop computer, desktop, pc, computer",
  "keyboard/Bàn phím": "bàn phím, bàn phím máy tính, keyboard | keyboard, keyboards, mechanical keyboard",
  "keyboard/Chuột": "chuột, chuột máy tính, mouse, con chuột | mouse, computer mouse, wireless mouse",
  "keyboard/Máy in": "máy in, printer | printer, printers",
  "storage-media/Ổ lưu trữ di động":
    "ổ cứng, ổ cứng di động, ổ lưu trữ, ổ cứng ngoài, ssd, hdd | portable drive, hard drive, external drive, hard disk, ssd",
  "storage-media/Đĩa trắng": "đĩa trắng, đĩa cd, đĩa dvd | blank discs, blank cd, dvd",
  "storage-media/Đĩa lưu trữ lâu năm": "đĩa lưu trữ, đĩa dvd, đĩa cd | archival discs",
  "storage-media/Ổ mini":
    "usb, ổ usb, ổ mini, thẻ nhớ, bút nhớ | usb stick, flash drive, usb drive, mini drive",
  "power/Pin sạc dự phòng":
    "pin sạc dự phòng, sạc dự phòng, pin dự phòng, cục sạc dự phòng, sdp | power bank, portable charger",
  "power/Bộ sạc":
    "bộ sạc, sạc, củ sạc, cục sạc, sạc điện thoại, sạc nhanh, đồ sạc, sạc pin | charger, phone charger, chargers, fast charger",
  "power/Đèn pin": "đèn pin, đèn pin cầm tay | torch, flashlight",
  headphones:
    "tai nghe, headphone, headphones, earphone, tai phone | headphones, headphone, headset, earphones, earbuds",
  "headphones/chơi game": "tai nghe gaming, tai nghe chơi game | gaming headset, gaming headphones",
  "headphones/chụp tai": "tai nghe chụp tai | over-ear headphones",
  "speaker/Loa di động":
    "loa, loa bluetooth, loa di động, loa kéo, loa nghe nhạc, loa mini, loa vi tính | speaker, speakers, bluetooth speaker, portable speaker",
  "speaker/Radio": "radio, đài radio, đài, máy radio, cái đài | radio, radios",
  "camera/Máy ảnh":
    "máy ảnh, máy chụp hình, máy chụp ảnh, camera, máy ảnh kỹ thuật số | camera, cameras, digital camera",
  "camera/Máy ảnh có đèn": "máy ảnh, máy chụp hình, máy chụp ảnh, camera | camera, flash camera, cameras",
  "camera/Máy quay cầm tay": "máy quay, máy quay phim, camera, máy quay cầm tay | camcorder, video camera",
  "camera/Máy quay phim": "máy quay phim, máy quay | film camera, video camera, movie camera",
  "optics/Kính thiên văn": "kính thiên văn, ống nhòm | telescope",
  "optics/Kính hiển vi": "kính hiển vi | microscope",
  "optics/Kính lúp": "kính lúp, kiếng lúp | magnifying glass, magnifier",
  television:
    "tivi, ti vi, tv, smart tv, smart tivi, vô tuyến, truyền hình | tv, television, televisions, smart tv",
  "gaming/Tay cầm chơi game":
    "tay cầm chơi game, tay cầm, tay game, gamepad, tay cầm game | game controller, gamepad, controller, joystick",
  "gaming/Cần điều khiển arcade": "cần điều khiển, cần arcade, tay game arcade | arcade stick, joystick",
  "microphone/Micro thu âm":
    "micro thu âm, micro, mic, mic thu âm, micrô | microphone, recording microphone, mic",
  "microphone/Micro karaoke":
    "micro karaoke, micro, mic karaoke, mic, micrô | karaoke microphone, microphone, mic",
  "tropical-fruit": "trái cây, hoa quả, trái cây tươi | fruit, fruits, fresh fruit",
  "tropical-fruit/Xoài cát Hòa Lộc": "xoài, trái xoài, quả xoài, xoài cát | mango, mangoes",
  "tropical-fruit/Chuối già Nam Mỹ": "chuối, trái chuối, quả chuối, nải chuối | banana, bananas",
  "tropical-fruit/Dứa mật": "dứa, thơm, khóm, trái thơm, quả dứa, trái dứa | pineapple",
  "tropical-fruit/Dừa xiêm Bến Tre":
    "dừa, dừa tươi, dừa xiêm, trái dừa, quả dừa, nước dừa | coconut, coconuts",
  "tropical-fruit/Dưa hấu Long An": "dưa hấu, trái dưa hấu | watermelon, watermelons",
  "tropical-fruit/Cam sành": "cam, trái cam, quả cam, cam tươi | orange, oranges",
  "tropical-fruit/Bơ 034": "bơ sáp, trái bơ, quả bơ, bơ booth | avocado, avocados",
  "temperate-fruit": "trái cây, hoa quả, trái cây tươi, trái cây nhập khẩu | fruit, fruits, fresh fruit",
  "temperate-fruit/Dâu tây Đà Lạt": "dâu tây, dâu, trái dâu | strawberry, strawberries",
  "temperate-fruit/Nho Ninh Thuận": "nho, trái nho, quả nho | grapes, grape",
  "temperate-fruit/Táo Fuji": "táo, trái táo, quả táo, táo đỏ | apple, apples",
  "temperate-fruit/Việt quất": "việt quất, quả việt quất | blueberry, blueberries",
  "temperate-fruit/Cherry đỏ": "cherry, quả cherry, anh đào | cherry, cherries",
  "temperate-fruit/Kiwi xanh": "kiwi, quả kiwi | kiwi, kiwifruit",
  "temperate-fruit/Đào Sa Pa": "đào, trái đào, quả đào | peach, peaches",
  "temperate-fruit/Lê nâu": "lê, trái lê, quả lê | pear, pears",
  "root-vegetables": "rau củ, củ quả, rau củ quả | vegetables, vegetable",
  "root-vegetables/Cà rốt Đà Lạt": "cà rốt, củ cà rốt | carrot, carrots",
  "root-vegetables/Khoai tây vàng": "khoai tây, khoai, củ khoai tây | potato, potatoes",
  "root-vegetables/Hành tây": "hành tây, hành, củ hành | onion, onions",
  "root-vegetables/Tỏi Lý Sơn": "tỏi, củ tỏi | garlic",
  "root-vegetables/Khoai lang mật": "khoai lang, khoai, củ khoai lang | sweet potato, sweet potatoes",
  "root-vegetables/Bắp nếp": "bắp, ngô, trái bắp, ngô nếp, bắp ngô | corn, sweetcorn, maize",
  "root-vegetables/Gừng ta": "gừng, củ gừng, gừng tươi | ginger",
  "green-vegetables": "rau, rau xanh, rau củ, rau sạch | vegetables, vegetable, greens",
  "green-vegetables/Cải thìa": "cải thìa, rau cải, cải chíp, cải | pak choi, bok choy",
  "green-vegetables/Bông cải xanh": "bông cải xanh, súp lơ, súp lơ xanh, bông cải | broccoli",
  "green-vegetables/Cà chua bi": "cà chua, cà chua bi, cà tô mát | tomato, tomatoes, cherry tomatoes",
  "green-vegetables/Dưa leo baby": "dưa leo, dưa chuột | cucumber, cucumbers",
  "green-vegetables/Cà tím dài": "cà tím, cà dái dê | aubergine, eggplant",
  "green-vegetables/Ớt sừng": "ớt, trái ớt, ớt tươi, quả ớt | chilli, chillies, chili, pepper",
  "green-vegetables/Nấm tươi": "nấm, nấm tươi, nấm rơm | mushroom, mushrooms",
  "green-vegetables/Đậu Hà Lan": "đậu hà lan, đậu, đậu xanh hà lan | peas, green peas",
  bread: "bánh, bánh ngọt | bread, bakery",
  "bread/Bánh mì que": "bánh mì, bánh mỳ, bánh mì que | baguette, baguettes",
  "bread/Bánh sừng bò": "bánh sừng bò, bánh sừng trâu, croissant, bánh croissant | croissant, croissants",
  "bread/Bánh mì gối":
    "bánh mì, bánh mỳ, bánh mì gối, bánh mì sandwich, sandwich, bánh mì lát | sandwich bread, sandwich loaf, toast",
  "bread/Bánh vòng": "bánh vòng, bagel, bánh bagel | bagel, bagels",
  "bread/Bánh xoắn": "bánh xoắn, pretzel, bánh quy xoắn | pretzel, pretzels",
  cakes: "bánh, bánh ngọt | cake, cakes",
  "cakes/Bánh kem":
    "bánh kem, bánh sinh nhật, bánh gato, bánh ga tô, bánh gatô, bánh kem sinh nhật | birthday cake, cream cake",
  "cakes/Bánh lát": "bánh lát, bánh bông lan | cake slice, cake slices",
  "cakes/Bánh cupcake": "cupcake, bánh cupcake | cupcake, cupcakes, muffin",
  "cakes/Bánh trung thu": "bánh trung thu, bánh nướng bánh dẻo, bánh nướng, bánh dẻo | mooncake, mooncakes",
  "cakes/Bánh vòng chiên":
    "bánh donut, donut, bánh vòng chiên, bánh rán vòng | doughnut, doughnuts, donut, donuts",
  "meat-eggs/Thăn bò":
    "thịt bò, thăn bò, bò, bít tết, beefsteak, thịt, thịt tươi | beef, beef loin, steak, meat",
  "meat-eggs/Đùi gà ta": "thịt gà, đùi gà, gà, gà ta, thịt, thịt tươi | chicken, chicken legs, meat",
  "meat-eggs/Sườn heo":
    "sườn heo, sườn lợn, thịt heo, thịt lợn, sườn, sườn non, heo, thịt, thịt tươi | pork, pork ribs, ribs, meat",
  "meat-eggs/Ba chỉ xông khói":
    "ba chỉ xông khói, ba chỉ, thịt xông khói, thịt heo, thịt lợn, bacon, ba rọi, thịt | bacon, smoked bacon, pork",
  "meat-eggs/Trứng gà": "trứng gà, trứng, hột gà, trứng gà ta, hột vịt | eggs, egg, hen's eggs",
  seafood: "hải sản, đồ biển, hải sản tươi sống | seafood",
  "seafood/Tôm sú Cà Mau": "tôm, tôm sú, tôm tươi | prawns, shrimp, tiger prawns",
  "seafood/Cá biển": "cá, cá tươi, cá biển | fish, sea fish",
  "seafood/Cua thịt": "cua, cua biển, con cua | crab, crabs",
  "seafood/Mực ống": "mực, mực ống, mực tươi, mực lá | squid",
  "seafood/Tôm hùm xanh": "tôm hùm, tôm | lobster",
  "seafood/Hàu sữa": "hàu, hàu sữa, con hàu | oyster, oysters",
  "coffee-tea/Cà phê phin giấy":
    "cà phê, cafe, cà fê, cà phê phin, cà phê phin giấy, cà phê bột, coffee | coffee, drip coffee, ground coffee",
  "coffee-tea/Trà": "trà, chè, trà xanh, chè xanh, trà ô long, trà khô, trà túi lọc | tea, green tea, teas",
  "coffee-tea/Cà phê hạt rang":
    "cà phê, cafe, cà fê, cà phê hạt, hạt cà phê, cà phê rang xay, coffee | coffee, coffee beans",
  "soft-drinks": "nước giải khát, đồ uống, thức uống, nước uống | drinks, soft drinks, beverages",
  "soft-drinks/Trà sữa": "trà sữa, trà sữa trân châu, hồng trà sữa | milk tea, bubble tea",
  "soft-drinks/Nước ép": "nước ép, nước ép trái cây, nước trái cây, nước hoa quả | juice, fruit juice",
  "soft-drinks/Soda": "soda, nước ngọt, nước có ga, nước ngọt có ga | soda, fizzy drink",
  "soft-drinks/Sữa hạt":
    "sữa hạt, sữa thực vật, sữa hạnh nhân, sữa | nut milk, plant milk, milk, almond milk",
  "soft-drinks/Trà thảo mộc": "trà thảo mộc, trà hoa, trà | herbal tea, tea",
  "rice-noodles/Gạo thơm": "gạo, gạo thơm, gạo st25, gạo tẻ, bao gạo | rice, fragrant rice",
  "rice-noodles/Phở khô": "phở, phở khô, bánh phở, phở ăn liền | pho, pho noodles, rice noodles, noodles",
  "rice-noodles/Bánh gạo": "bánh gạo, bánh | rice crackers, rice cakes",
  "rice-noodles/Yến mạch": "yến mạch, ngũ cốc, bột yến mạch | oats, oatmeal, rolled oats, cereal",
  seasoning: "gia vị, đồ khô | seasoning, condiments",
  "seasoning/Muối biển": "muối, muối biển, muối ăn, muối hạt | salt, sea salt",
  "seasoning/Mật ong": "mật ong, mật ong rừng, mật ong nguyên chất | honey",
  "seasoning/Dầu ô liu": "dầu ô liu, dầu oliu, dầu olive, dầu ăn, dầu | olive oil, cooking oil, oil",
  "seasoning/Sốt cà chua": "sốt cà chua, tương cà, nước sốt cà chua, ketchup, sốt cà | tomato sauce, ketchup",
  "seasoning/Bơ lạt": "bơ lạt, bơ, bơ động vật | butter, unsalted butter",
  "seasoning/Bơ đậu phộng": "bơ đậu phộng, bơ lạc, bơ | peanut butter",
  "seasoning/Phô mai": "phô mai, phô mát, pho mai, cheese | cheese",
  "chocolate/Sô cô la": "sô cô la, socola, chocolate, sôcôla, chocola | chocolate, chocolates",
  "chocolate/Kẹo mềm": "kẹo, kẹo mềm, kẹo dẻo, bánh kẹo | candy, soft candy, sweets, gummies",
  "chocolate/Kẹo que": "kẹo, kẹo que, kẹo mút, bánh kẹo | lollipop, lollipops, candy, sweets",
  "chocolate/Bánh quy":
    "bánh quy, bánh bích quy, bánh, cookies, bánh cookie, bánh kẹo | biscuits, cookies, biscuit, cookie",
  snacks: "đồ ăn vặt, snack, ăn vặt, đồ nhậu | snacks, snack",
  "snacks/Hạt rang":
    "hạt rang, hạt điều, hạt, các loại hạt, hạt dinh dưỡng, hạnh nhân, đậu phộng rang | roasted nuts, nuts, cashews",
  "snacks/Hạt dẻ": "hạt dẻ, hạt | chestnut, chestnuts, nuts",
  "snacks/Bắp rang": "bắp rang, bắp rang bơ, bỏng ngô, bắp nổ | popcorn",
  "baby-bottle/Bình sữa":
    "bình sữa, bình bú, bình sữa em bé, bình sữa cho bé, bình ti, đồ sơ sinh | baby bottle, feeding bottle, baby bottles",
  "baby-bottle/Bộ kim băng an toàn":
    "kim băng, ghim băng, kim băng an toàn, kim tây | safety pins, safety pin",
  "kids-clothes":
    "quần áo trẻ em, đồ trẻ em, quần áo bé, quần áo em bé, thời trang trẻ em, đồ cho bé | kids clothes, baby clothes, children's clothes",
  "kids-clothes/Áo thun bé trai":
    "áo bé trai, áo thun trẻ em, áo trẻ em, quần áo bé trai, áo thun bé trai, đồ bé trai | boys t-shirt, boys' t-shirt, kids t-shirt",
  "kids-clothes/Váy bé gái":
    "váy bé gái, đầm bé gái, váy trẻ em, đầm trẻ em, đồ bé gái, quần áo bé gái, váy công chúa | girls dress, girls' dress, kids dress",
  "kids-clothes/Tất trẻ em":
    "tất trẻ em, vớ trẻ em, tất bé, vớ bé, tất em bé, vớ em bé, tất, vớ | kids socks, children's socks, baby socks, socks",
  teddy:
    "thú bông, thú nhồi bông, gấu bông, gấu nhồi bông, đồ chơi | soft toy, plush toy, stuffed animal, toys, toy, plush",
  "teddy/Gấu bông": "gấu bông, gấu nhồi bông, gấu teddy | teddy bear, teddy",
  "dolls/Búp bê lồng nhau":
    "búp bê nga, búp bê, búp bê gỗ, đồ chơi | nesting dolls, matryoshka, doll, dolls, toys",
  "dolls/Búp bê trang phục truyền thống": "búp bê, búp bê truyền thống, đồ chơi | doll, dolls, toys",
  "dolls/Rô bốt đồ chơi":
    "rô bốt, robot, robot đồ chơi, rô bốt đồ chơi, người máy, đồ chơi | robot, toy robot, toys",
  "puzzle/Tranh ghép":
    "tranh ghép, tranh ghép hình, xếp hình, ghép hình, puzzle, tranh xếp hình, đồ chơi, đồ chơi trí tuệ | jigsaw, puzzle, jigsaw puzzle, toys",
  "puzzle/Trò chơi bàn cờ":
    "trò chơi bàn cờ, board game, boardgame, cờ tỷ phú, cờ tỉ phú, bàn cờ, đồ chơi, đồ chơi trí tuệ | board game, board games, toys",
  "puzzle/Bộ cờ": "bộ cờ, cờ vua, cờ tướng, cờ, bàn cờ, đồ chơi trí tuệ | chess, chess set",
  "puzzle/Gạch xếp hình":
    "lego, gạch xếp hình, xếp hình, đồ chơi lắp ráp, đồ chơi xếp hình, lắp ráp, đồ chơi, đồ chơi trí tuệ | building bricks, lego, building blocks, toys",
  "outdoor-toys/Diều": "diều, con diều, diều giấy, diều sáo, đồ chơi | kite, kites",
  "outdoor-toys/Yo-yo": "yo-yo, con quay yoyo, đồ chơi | yo-yo, toys",
  "outdoor-toys/Hộp kẹo đập": "hộp kẹo đập, pinata | piñata, pinata",
  "toy-vehicles": "xe đồ chơi, đồ chơi, đồ chơi bé trai, đồ chơi trẻ em | toy vehicles, toys, toy",
  "toy-vehicles/Xe cứu hỏa đồ chơi": "xe cứu hỏa | toy fire truck, fire engine",
  "toy-vehicles/Ô tô đồ chơi":
    "ô tô đồ chơi, xe hơi đồ chơi, xe ô tô đồ chơi, xe mô hình | toy car, toy cars, model car",
  "toy-vehicles/Xe đua đồ chơi": "xe đua, xe đua đồ chơi | racing car, toy racing car",
  "toy-vehicles/Tàu hỏa đồ chơi":
    "tàu hỏa, tàu hỏa đồ chơi, xe lửa đồ chơi, tàu lửa đồ chơi | toy train, train set",
  "toy-vehicles/Trực thăng đồ chơi":
    "trực thăng, máy bay trực thăng, máy bay trực thăng đồ chơi | toy helicopter, helicopter",
  "toy-vehicles/Máy bay đồ chơi":
    "máy bay đồ chơi, máy bay mô hình, máy bay điều khiển | toy plane, toy airplane, model plane",
  "toy-vehicles/Tên lửa đồ chơi": "tên lửa, tên lửa đồ chơi, phi thuyền đồ chơi | toy rocket, rocket",
  "toy-vehicles/Xe ga mô hình":
    "xe máy mô hình, xe máy đồ chơi, xe ga mô hình | model scooter, toy motorbike",
  "toy-vehicles/Xe cảnh sát đồ chơi": "xe cảnh sát | toy police car, police car",
  "party/Bong bóng":
    "bong bóng, bóng bay, bong bóng sinh nhật, đồ trang trí sinh nhật, phụ kiện sinh nhật | balloon, balloons",
  "party/Hộp quà":
    "hộp quà, hộp quà tặng, hộp đựng quà, quà tặng, quà, quà sinh nhật, set quà | gift box, gift, gifts",
  "party/Nơ trang trí": "nơ trang trí, nơ, ruy băng | ribbon, ribbon bow, ribbon bows",
  "party/Pháo giấy": "pháo giấy, pháo bông giấy, pháo sinh nhật | party poppers, confetti",
  "party/Cầu gương": "cầu gương, quả cầu disco, bóng disco, cầu disco | mirror ball, disco ball",
  "team-balls": "bóng, trái banh, quả bóng, banh | ball, balls",
  "team-balls/Bóng đá": "bóng đá, banh đá, quả bóng đá, trái bóng đá | football, soccer ball",
  "team-balls/Bóng rổ": "bóng rổ, banh bóng rổ, quả bóng rổ | basketball, basketballs",
  "team-balls/Bóng chuyền": "bóng chuyền, quả bóng chuyền | volleyball, volleyballs",
  "team-balls/Bóng bầu dục": "bóng bầu dục | rugby ball, rugby",
  "small-balls/Bóng tennis": "bóng tennis, banh tennis, bóng quần vợt | tennis ball, tennis balls",
  "small-balls/Bóng chày": "bóng chày | baseball, baseballs",
  "small-balls/Bộ bowling": "bowling, bộ bowling, bóng bowling | bowling, bowling set",
  "small-balls/Bia phi tiêu": "phi tiêu, bia phi tiêu, bảng phi tiêu | dartboard, darts",
  "small-balls/Bóng bi-a": "bi-a, bóng bi-a, bida, bi da, bóng bida | billiard balls, billiards, pool balls",
  rackets: "vợt | racket, rackets",
  "rackets/Vợt cầu lông": "vợt cầu lông, cầu lông | badminton racket, badminton",
  "rackets/Vợt bóng bàn": "vợt bóng bàn, bóng bàn | table-tennis bat, ping pong paddle, table tennis",
  "rackets/Vợt tennis": "vợt tennis, tennis, vợt quần vợt | tennis racket, tennis",
  "rackets/Vợt lưới": "vợt lưới, vợt lacrosse | lacrosse stick",
  "bikes/Xe đạp": "xe đạp, xe đạp thể thao, xe đạp địa hình, xe đạp gấp | bicycle, bike, bikes, kids bike",
  "bikes/Ván trượt": "ván trượt, ván trượt skateboard, skateboard | skateboard, skateboards",
  "bikes/Giày trượt patin":
    "giày trượt patin, giày patin, patin, giày trượt, giày batin | roller skates, roller blades, inline skates",
  "bikes/Xe trượt": "xe trượt, xe scooter, xe trượt scooter, xe trượt trẻ em | scooter, kick scooter",
  "diving/Bộ kính lặn ống thở":
    "kính lặn, bộ kính lặn, ống thở, đồ lặn, mặt nạ lặn | snorkel, snorkel set, diving mask",
  "diving/Phao cứu sinh": "phao cứu sinh, phao bơi, phao, áo phao | lifebuoy, life ring, swim ring",
  "diving/Kính bơi": "kính bơi, mắt kính bơi, kiếng bơi | swimming goggles, swim goggles",
  "diving/Xuồng chèo": "xuồng chèo, thuyền kayak, kayak, xuồng, thuyền, thuyền chèo | canoe, kayak",
  "martial/Găng đấm bốc":
    "găng đấm bốc, găng tay boxing, găng boxing, bao tay boxing, găng tay đấm bốc, bao tay đấm bốc, boxing | boxing gloves, boxing",
  "martial/Võ phục":
    "võ phục, đồ võ, quần áo võ, võ phục karate, võ phục taekwondo, đồ tập võ | martial-arts suit, karate suit, kimono, gi",
  "martial/Bộ tạ":
    "tạ, tạ tay, bộ tạ, tạ đơn, dụng cụ tập gym, đồ tập gym, quả tạ | weights, dumbbells, weight set, dumbbell",
  "medal/Cúp thể thao": "cúp, cúp thể thao, cúp vô địch, cúp lưu niệm | trophy, trophy cup, trophies",
  "medal/Huy chương": "huy chương, huân chương, huy chương vàng | medal, medals",
  tent: "lều, lều cắm trại, lều trại, lều du lịch, trại, lều phượt | tent, tents, camping tent",
  "tent/tự bung": "lều tự bung | pop-up tent",
  "outdoor-tools": "đồ cắm trại, dụng cụ cắm trại, đồ dã ngoại, đồ đi phượt | camping gear, outdoor gear",
  "outdoor-tools/La bàn": "la bàn | compass",
  "outdoor-tools/Cần câu": "cần câu, cần câu cá, đồ câu, đồ câu cá | fishing rod, fishing pole",
  "outdoor-tools/Đèn pin dã ngoại":
    "đèn pin, đèn pin dã ngoại, đèn cắm trại, đèn dã ngoại | camping torch, torch, flashlight, camping light",
  "outdoor-tools/Rìu cắm trại": "rìu, cái rìu, rìu cắm trại | axe, hatchet, camping axe",
  "outdoor-tools/Bộ cung tập": "cung, bộ cung, bắn cung, cung tên | bow, archery, bow set",
  "outdoor-tools/Ủng leo núi": "ủng, ủng leo núi, giày leo núi, bốt leo núi | trekking boots, hiking boots",
  novels:
    "sách, sách văn học, tiểu thuyết, truyện, sách truyện, truyện dài | book, books, novel, novels, fiction",
  "novels/truyện ngắn": "truyện ngắn, tập truyện ngắn | short stories",
  "novels/tản văn": "tản văn, tùy bút | essays",
  "novels/bản bìa cứng": "sách bìa cứng | hardback, hardcover",
  "learning-books": "sách, sách học, sách kỹ năng | book, books",
  "learning-books/Nấu ăn ba miền":
    "sách nấu ăn, sách dạy nấu ăn, sách ẩm thực | cookbook, cookery book, recipe book",
  "learning-books/Tiếng Anh mỗi ngày":
    "sách tiếng anh, sách học tiếng anh, sách ngoại ngữ, sách anh văn | english book, english textbook",
  "learning-books/Lập trình từ số không":
    "sách lập trình, sách tin học, sách công nghệ thông tin | programming book, coding book",
  "learning-books/Quản lý chi tiêu gia đình":
    "sách tài chính, sách quản lý tài chính, sách kinh tế, sách quản lý chi tiêu | finance book, budgeting book",
  "learning-books/Truyện tranh khoa học":
    "truyện tranh, sách thiếu nhi, sách trẻ em, sách cho bé, sách khoa học, truyện thiếu nhi, truyện tranh thiếu nhi | comics, comic book, children's book, kids books, children's books",
  "learning-books/Luyện chữ đẹp":
    "sách luyện chữ, luyện chữ, tập viết, vở luyện chữ, vở tập viết, sách thiếu nhi | handwriting book, handwriting",
  pens: "bút, viết, văn phòng phẩm, đồ dùng học tập, dụng cụ học tập | pen, pens, stationery",
  "pens/Bút bi": "bút bi, viết bi, bút | ballpoint pen, ballpoint",
  "pens/Bút máy": "bút máy, viết máy, bút mực, viết mực | fountain pen",
  "pens/Bút chì": "bút chì, viết chì, chì kim | pencil, pencils",
  "pens/Sáp màu": "sáp màu, bút màu, bút sáp, bút sáp màu, màu tô | crayon, crayons",
  "art/Bộ màu vẽ":
    "màu vẽ, màu nước, bộ màu vẽ, đồ vẽ, họa cụ, dụng cụ vẽ | paint set, paints, watercolors, art supplies",
  "art/Bộ chỉ thêu": "chỉ thêu, bộ chỉ thêu, chỉ, thêu, đồ thêu | embroidery thread, thread, embroidery",
  notebooks: "văn phòng phẩm, đồ dùng học tập | stationery",
  "notebooks/Sổ tay":
    "sổ tay, sổ, vở, tập, tập vở, vở viết, cuốn sổ, sổ ghi chép, vở học sinh, quyển vở | notebook, notebooks",
  "notebooks/Nhật ký": "nhật ký, sổ nhật ký, sổ | journal, diary",
  "notebooks/Sổ lò xo":
    "sổ lò xo, sổ, vở, sổ gáy xoắn, sổ ghi chú | spiral notebook, notepad, spiral notepad, notebook",
  "notebooks/Lịch bàn": "lịch bàn, lịch để bàn, lịch | desk calendar, calendar",
  "office-things": "văn phòng phẩm, đồ dùng học tập, dụng cụ học tập | stationery, office supplies",
  "office-things/Kẹp giấy": "kẹp giấy, ghim kẹp giấy, ghim giấy | paper clip, paper clips",
  "office-things/Đinh ghim": "đinh ghim, ghim, ghim bảng | push pin, push pins, thumbtacks",
  "office-things/Thước kẻ": "thước kẻ, thước, cây thước, thước học sinh | ruler, rulers",
  "office-things/Kéo văn phòng":
    "kéo, kéo văn phòng, kéo cắt giấy, cây kéo, cái kéo, kéo thủ công | scissors, office scissors",
  "office-things/Ê ke": "ê ke, thước ê ke, eke | set square",
  "office-things/Bìa hồ sơ":
    "bìa hồ sơ, bìa đựng hồ sơ, file hồ sơ, bìa sơ mi, bìa tài liệu | document folder, folder, folders",
  strings: "nhạc cụ, đàn | musical instrument, instrument",
  "strings/Đàn guitar":
    "đàn guitar, guitar, ghi ta, đàn ghi ta, ghita, đàn ghita | guitar, guitars, acoustic guitar",
  "strings/Đàn vĩ cầm": "đàn vĩ cầm, violin, đàn violin, vĩ cầm | violin, violins",
  "strings/Đàn banjo": "banjo, đàn banjo | banjo",
  "keys-winds": "nhạc cụ | musical instrument, instrument",
  "keys-winds/Đàn organ":
    "đàn organ, organ, đàn piano điện, đàn điện tử, đàn phím, đàn | keyboard instrument, electric piano, organ",
  "keys-winds/Trống": "trống, bộ trống, cái trống | drum, drums, drum kit",
  "keys-winds/Kèn trumpet": "kèn, kèn trumpet, trumpet | trumpet",
  "keys-winds/Kèn saxophone": "kèn saxophone, saxophone, kèn, saxo | saxophone, sax",
  "keys-winds/Đàn phong cầm": "phong cầm, đàn phong cầm, accordion, đàn xếp | accordion",
  "keys-winds/Trống tay": "trống tay, trống | hand drum, drum, djembe",
  "keys-winds/Sáo trúc": "sáo trúc, sáo, cây sáo, ống sáo | bamboo flute, flute",
};

/** The same of categories, by their keys. */
export const categoryTerms: Readonly<Record<string, Pair>> = {
  women: "đồ nữ, quần áo nữ, thời trang | women's clothes, fashion",
  men: "đồ nam, quần áo nam, thời trang | men's clothes, fashion",
  accessories: "phụ kiện, phụ kiện thời trang | accessories",
  beauty: "làm đẹp, chăm sóc sức khỏe | beauty, health",
  makeup: "mỹ phẩm, đồ trang điểm, makeup | cosmetics, makeup",
  skincare: "mỹ phẩm, dưỡng da, chăm sóc da mặt | cosmetics, skincare",
  home: "đồ gia dụng, gia dụng, đồ dùng nhà bếp, đồ bếp | household, homeware",
  furniture: "đồ nội thất, đồ gỗ | furniture",
  "kitchen-tools": "dụng cụ nhà bếp, dụng cụ bếp | kitchen tools",
  electronics: "đồ điện tử, thiết bị điện tử | electronics, gadgets",
  peripherals: "linh kiện máy tính | computer accessories",
  food: "đồ ăn | food, groceries",
  drinks: "đồ uống, nước uống | drinks",
  baby: "đồ sơ sinh, đồ em bé, mẹ và bé | baby",
  sports: "đồ thể thao, dụng cụ thể thao | sports, sports equipment",
  camping: "cắm trại, dã ngoại | camping",
  training: "tập gym, gym, võ thuật | gym, fitness",
  reading: "sách báo | books",
  office: "văn phòng phẩm | stationery, office supplies",
  instruments: "nhạc cụ | musical instruments",
};
