/**
 * Judged queries that the search must not be tuned for: only totals are reported, and nobody looks at single results. Each is written as a
 * shopper types it. The left side is a pattern for the start of the right products' names.
 */
export const heldOutSold = `
áo (kiểu|thun nữ) = áo nữ; áo ba lỗ = áo ba lỗ nam, ao ba lo; áo khoác măng tô = áo măng tô; áo khoác dạ = áo khoác dạ nam; áo khoác bomber = áo bomber, bomber jacket; áo khoác = áo khoát nam, jacket nam;
áo sơ mi = sơ my nam, so mi nam; áo sơ mi.*tay ngắn = áo sơ mi nam tay ngắn; áo thun nữ.*dáng rộng = áo thun nữ form rộng; áo polo nam = ao polo nam, áo pôlô; quần = quần nam, quan nam; quần short đi biển = quần đi biển;
quần short = quần sọt nam; quần short thể thao = quần short thể thao nam; quần kaki = quần kaki nam dáng côn; đồ bơi một mảnh = đồ bơi liền thân, do boi 1 manh;
bikini = bikini 2 mảnh; đầm = váy đầm, đầm nữ; đầm dự tiệc = đầm dạ hội; (giày (cao|búp|múa)|sandal|bốt) = giày nữ, giay nu; giày (tây|lười|derby|monk|chạy|leo) = giày nam, giầy nam; giày búp bê = giày búp bê nữ, giay bup be;
giày múa = giày múa ba lê; (giày|ủng) leo = giày leo núi; giày cao gót.*7 cm = giày cao gót 7cm; giày lười.*da bò = giày lười nam da bò; sandal.*đế xuồng = sandal nữ đế xuồng; giày chạy = giay chay bo, giày chạy bộ dưới 2 triệu;
túi xách tote = túi tote, tui tote canvas; túi xách = túi sách nữ, handbag; nón bucket = mũ bucket; nón lá = nón lá; khăn choàng.*lụa = khăn choàng lụa; tất cổ = tất cổ cao; len cuộn = len đan móc;
vali.*khung nhôm = vali khung nhôm; (balo|cặp).*15,6 = balo laptop 15.6 inch; cặp công sở = cặp da công sở; túi cầm tay = túi cầm tay nữ, clutch; ví nhỏ.*da bò = ví da bò nam;
nhẫn bạc = nhan bac; vòng chuỗi = vòng đeo tay, vong chuoi hat; mặt dây = mặt dây chuyền; kính lọc = kính chống ánh sáng xanh, kinh loc anh sang xanh; kính mát = kính râm nữ mắt mèo, kính mác; đồng hồ (để bàn|báo thức) = đồng hồ để bàn;
đồng hồ thông minh = smartwatch, dong ho thong minh; đồng hồ (thông|thể|điện|mặt).*dây thép = đồng hồ nam dây thép; son tint = son tint lâu trôi; son = sonn môi, lip tint; bộ cọ = cọ trang điểm, co trang diem;
sữa dưỡng thể = sữa dưỡng thể, body lotion; kem chống nắng.*da nhạy cảm = kem chống nắng cho da nhạy cảm; kem chống nắng = kem chống nắn, kem chong nang; sữa rửa mặt.*da khô = sữa rửa mặt cho da khô; sữa rửa mặt = sua rua mat, xữa rửa mặt;
nước tẩy trang = nước tẩy chang, makeup remover; mặt nạ.*ngủ = mặt nạ ngủ; sơn móng tay gel = sơn gel, son gel; bộ muối tắm = muối tắm; bàn chải.*than tre = bàn chải than tre; bàn chải = bàn trải đánh răng;
dầu tràm = dầu tràm cho bé, dau tram; băng cá nhân = băng keo cá nhân; sofa giường = sofa giường, sofa bed; sofa = gế sofa, sopha; giường.*gỗ = giường gỗ; đèn (lồng|dầu) = đèn trang trí; bóng đèn = đèn led, bong den led;
bình gốm.*hoa sen = bình gốm hoa sen; hoa hướng dương = huong duong; xô lau = cây lau nhà; miếng rửa = miếng rửa bát; giỏ đựng đồ giặt = giỏ đựng quần áo; bồn cầu = bon cau; vòi sen = vòi hoa sen;
hộp dụng cụ = bộ dụng cụ sửa chữa; tua vít = tô vít; chảo.*24 cm = chảo 24cm; nồi áp suất.*6 lít = nồi áp suất 6 lít; dao gọt = dao gọt trái cây; đũa.*gỗ mun = đũa gỗ mun; bát tô.*bát tràng = bát tô bát tràng;
ấm trà = ấm pha trà; cốc thủy tinh = cốc thuỷ tinh, coc thuy tinh; khay đá = khay làm đá; điện thoại gập = điện thoại gập, dien thoai gap; điện thoại = điện thoai, đt di động;
máy tính để bàn = máy tính bàn, pc; laptop.*lập trình = laptop lập trình; (bàn phím|chuột).*bluetooth = chuột bluetooth; tai nghe trẻ em = tai nghe cho bé; tai nghe = tay nghe, tai nghe dưới 2 triệu; micro karaoke = mic karaoke, micro hat karaoke;
tivi.*50 inch = tivi 50 inch; bộ sạc = củ sạc, bộ sạc nhanh 65w; radio = đài radio; dứa = trái thơm; dâu tây = dau tay da lat; bông cải = súp lơ xanh;
đùi gà = đùi gà; bánh sừng bò = croissant; bánh vòng = donut; yến mạch = yen mach; sốt cà chua = tương cà; dầu ô liu = dầu oliu; kẹo que = kẹo mút; bắp rang = popcorn; cà phê.*đắk lắk = cà phê đắk lắk;
búp bê lồng = búp bê nga; (trò chơi|bộ cờ) = board game; bộ cờ = cờ vua, co vua; bong bóng = bong bóng sinh nhật; bóng chuyền = quả bóng chuyền; xe trượt = scooter; phao cứu sinh = áo phao; bộ kính lặn = kính lặn;
bút chì = but chi; đàn vĩ cầm = violin, đàn violin; kèn saxophone = saxophone; lịch bàn = lịch để bàn`;

/** Products not sold here. No kind or category with products covers them. */
export const heldOutNotSold = `camera hành trình, gối chữ u, gối ngủ, chăn ga gối, đồ ngủ, quần lót nam, bông tai, tông đơ cắt tóc, lăn khử mùi, phấn mắt, kem nền, router wifi, thẻ nhớ,
máy lọc không khí, máy rửa bát, máy làm sữa hạt, ấm siêu tốc, nước lau sàn, giấy dán tường, móc treo quần áo, giấy a4, bút xóa, rubik, súng nước, bể cá, thức ăn cho chó, phân bón, bột ăn dặm, núm ti giả, sữa chua, xúc xích,
may loc khong khi, may ep trai cay, ke giay, nuoc xa vai, thuoc nho mat, khau trang y te, mi goi, may giat mini, air fryer`;
