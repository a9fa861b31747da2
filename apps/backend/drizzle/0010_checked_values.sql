-- Values that nothing refused before are brought within what is allowed from here on; a row that is left outside would keep the
-- shop from starting. An order that was neither paid online nor in cash was written, and is collected, like one in cash.
UPDATE customers SET lang = 'vi' WHERE lang NOT IN ('vi', 'en');
--> statement-breakpoint
-- Nobody could sign in with it: the call takes no longer one.
UPDATE customers SET email = NULL WHERE char_length(email) > 200;
--> statement-breakpoint
UPDATE checkouts SET payment_method = 0 WHERE payment_method NOT IN (0, 1);
--> statement-breakpoint
UPDATE checkouts SET coupon_ids = coupon_ids[1:20] WHERE cardinality(coupon_ids) > 20;
--> statement-breakpoint
UPDATE checkouts SET note = left(note, 200) WHERE char_length(note) > 200;
--> statement-breakpoint
UPDATE orders SET payment_method = 0 WHERE payment_method NOT IN (0, 1);
--> statement-breakpoint
UPDATE orders SET cancel_reason = 7 WHERE cancel_reason NOT BETWEEN 1 AND 7;
--> statement-breakpoint
UPDATE orders SET text_note = left(text_note, 500) WHERE char_length(text_note) > 500;
--> statement-breakpoint
UPDATE orders SET cancel_note = left(cancel_note, 500) WHERE char_length(cancel_note) > 500;
--> statement-breakpoint
UPDATE orders SET reason_not_refund = left(reason_not_refund, 500) WHERE char_length(reason_not_refund) > 500;
--> statement-breakpoint
UPDATE order_histories SET note = left(note, 500) WHERE char_length(note) > 500;
--> statement-breakpoint
UPDATE refunds SET reason_not_refund = left(reason_not_refund, 500) WHERE char_length(reason_not_refund) > 500;
--> statement-breakpoint
UPDATE refunds SET bank = jsonb_set(bank, '{bank_name}', to_jsonb(left(bank ->> 'bank_name', 200)))
WHERE char_length(bank ->> 'bank_name') > 200;
--> statement-breakpoint
UPDATE complaints SET feedback = jsonb_set(feedback, '{reason}', to_jsonb(left(feedback ->> 'reason', 5000)))
WHERE char_length(feedback ->> 'reason') > 5000;
--> statement-breakpoint
UPDATE complaints SET feedback = jsonb_set(feedback, '{solution}', to_jsonb(left(feedback ->> 'solution', 1000)))
WHERE char_length(feedback ->> 'solution') > 1000;
--> statement-breakpoint
UPDATE return_requests SET feedback = jsonb_set(feedback, '{solution}', to_jsonb(left(feedback ->> 'solution', 1000)))
WHERE char_length(feedback ->> 'solution') > 1000;
--> statement-breakpoint
UPDATE return_requests SET feedback = jsonb_set(feedback, '{reason_reject}', to_jsonb(left(feedback ->> 'reason_reject', 1000)))
WHERE char_length(feedback ->> 'reason_reject') > 1000;
--> statement-breakpoint
UPDATE return_histories SET note = jsonb_set(note, '{reason_delivery_fail}', to_jsonb(left(note ->> 'reason_delivery_fail', 500)))
WHERE char_length(note ->> 'reason_delivery_fail') > 500;
--> statement-breakpoint
UPDATE delivery_histories SET note = jsonb_set(note, '{reason_delivery_fail}', to_jsonb(left(note ->> 'reason_delivery_fail', 500)))
WHERE char_length(note ->> 'reason_delivery_fail') > 500;
--> statement-breakpoint
ALTER TABLE "cart_items" DROP CONSTRAINT "cart_items_quantity_positive";--> statement-breakpoint
ALTER TABLE "complaint_histories" ADD CONSTRAINT "complaint_histories_status_update_allowed" CHECK ("complaint_histories"."status_update" in (0, 2, 3, 5, 9));--> statement-breakpoint
ALTER TABLE "complaint_histories" ADD CONSTRAINT "complaint_histories_note_allowed" CHECK (char_length("complaint_histories"."note") <= 500);--> statement-breakpoint
ALTER TABLE "complaints" ADD CONSTRAINT "complaints_status_allowed" CHECK ("complaints"."status" in (0, 2, 3, 5, 9));--> statement-breakpoint
ALTER TABLE "complaints" ADD CONSTRAINT "complaints_creator_type_allowed" CHECK ("complaints"."creator_type" in (1, 2, 3));--> statement-breakpoint
ALTER TABLE "complaints" ADD CONSTRAINT "complaints_reason_allowed" CHECK ("complaints"."reason" in (1, 2, 3, 4, 5, 6, 7, 8));--> statement-breakpoint
ALTER TABLE "complaints" ADD CONSTRAINT "complaints_reason_text_allowed" CHECK (char_length("complaints"."reason_text") <= 200);--> statement-breakpoint
ALTER TABLE "complaints" ADD CONSTRAINT "complaints_customer_note_allowed" CHECK (char_length("complaints"."customer_note" ->> 'description') <= 5000 and char_length("complaints"."customer_note" ->> 'evidence_note') <= 5000);--> statement-breakpoint
ALTER TABLE "complaints" ADD CONSTRAINT "complaints_feedback_allowed" CHECK (char_length("complaints"."feedback" ->> 'reason') <= 5000 and char_length("complaints"."feedback" ->> 'solution') <= 1000);--> statement-breakpoint
ALTER TABLE "cs_attachments" ADD CONSTRAINT "cs_attachments_attach_type_allowed" CHECK ("cs_attachments"."attach_type" in ('image', 'video'));--> statement-breakpoint
ALTER TABLE "cs_attachments" ADD CONSTRAINT "cs_attachments_creator_type_allowed" CHECK ("cs_attachments"."creator_type" in (1, 2, 3));--> statement-breakpoint
ALTER TABLE "refund_histories" ADD CONSTRAINT "refund_histories_status_allowed" CHECK ("refund_histories"."status" in (0, 1, 2, 3, 10, 11));--> statement-breakpoint
ALTER TABLE "refund_histories" ADD CONSTRAINT "refund_histories_note_allowed" CHECK (char_length("refund_histories"."note") <= 500);--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_status_allowed" CHECK ("refunds"."status" in (0, 1, 2, 3, 10, 11));--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_bank_allowed" CHECK (char_length("refunds"."bank" ->> 'bank_name') <= 200 and char_length("refunds"."bank" ->> 'account_number') <= 19 and char_length("refunds"."bank" ->> 'account_fullname') <= 100 and char_length("refunds"."bank" ->> 'bank_bin') <= 6);--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_reason_not_refund_allowed" CHECK (char_length("refunds"."reason_not_refund") <= 500);--> statement-breakpoint
ALTER TABLE "return_histories" ADD CONSTRAINT "return_histories_status_allowed" CHECK ("return_histories"."status" in (0, 1, 2, 3, 4, 5, 6, 7, 8, 9));--> statement-breakpoint
ALTER TABLE "return_histories" ADD CONSTRAINT "return_histories_note_allowed" CHECK (char_length("return_histories"."note" ->> 'reason_delivery_fail') <= 500);--> statement-breakpoint
ALTER TABLE "return_requests" ADD CONSTRAINT "return_requests_status_allowed" CHECK ("return_requests"."status" in (0, 1, 2, 3, 4, 5, 6, 7, 8, 9));--> statement-breakpoint
ALTER TABLE "return_requests" ADD CONSTRAINT "return_requests_reason_return_allowed" CHECK ("return_requests"."reason_return" in (1, 2, 3, 4, 5, 6, 7, 8));--> statement-breakpoint
ALTER TABLE "return_requests" ADD CONSTRAINT "return_requests_delivery_vendor_id_allowed" CHECK ("return_requests"."delivery_vendor_id" in (1));--> statement-breakpoint
ALTER TABLE "return_requests" ADD CONSTRAINT "return_requests_delivery_method_allowed" CHECK ("return_requests"."delivery_method" in (1, 2));--> statement-breakpoint
ALTER TABLE "return_requests" ADD CONSTRAINT "return_requests_customer_note_allowed" CHECK (char_length("return_requests"."customer_note" ->> 'description') <= 5000);--> statement-breakpoint
ALTER TABLE "return_requests" ADD CONSTRAINT "return_requests_feedback_allowed" CHECK (char_length("return_requests"."feedback" ->> 'reason_reject') <= 1000 and char_length("return_requests"."feedback" ->> 'solution') <= 1000);--> statement-breakpoint
ALTER TABLE "return_requests" ADD CONSTRAINT "return_requests_customer_info_allowed" CHECK (char_length("return_requests"."customer_info" ->> 'name') <= 100 and char_length("return_requests"."customer_info" ->> 'email') <= 200 and char_length("return_requests"."customer_info" ->> 'phone_number') <= 10 and char_length("return_requests"."customer_info" ->> 'note') <= 5000 and char_length("return_requests"."customer_info" ->> 'address') <= 200 and char_length("return_requests"."customer_info" ->> 'full_address') <= 500);--> statement-breakpoint
ALTER TABLE "return_requests" ADD CONSTRAINT "return_requests_tenant_info_allowed" CHECK (char_length("return_requests"."tenant_info" ->> 'name') <= 200 and char_length("return_requests"."tenant_info" ->> 'phone_number') <= 11 and char_length("return_requests"."tenant_info" ->> 'address') <= 200);--> statement-breakpoint
ALTER TABLE "return_requests" ADD CONSTRAINT "return_requests_ward_code_allowed" CHECK (char_length("return_requests"."ward_code") <= 12);--> statement-breakpoint
ALTER TABLE "return_requests" ADD CONSTRAINT "return_requests_infor_banking_customer_allowed" CHECK (char_length("return_requests"."infor_banking_customer" ->> 'bank_name') <= 200 and char_length("return_requests"."infor_banking_customer" ->> 'account_number') <= 19 and char_length("return_requests"."infor_banking_customer" ->> 'account_fullname') <= 100 and char_length("return_requests"."infor_banking_customer" ->> 'bank_bin') <= 6);--> statement-breakpoint
ALTER TABLE "cart_items" ADD CONSTRAINT "cart_items_quantity_allowed" CHECK ("cart_items"."quantity" between 1 and 999);--> statement-breakpoint
ALTER TABLE "checkout_items" ADD CONSTRAINT "checkout_items_position_allowed" CHECK ("checkout_items"."position" between 0 and 19);--> statement-breakpoint
ALTER TABLE "checkout_items" ADD CONSTRAINT "checkout_items_quantity_allowed" CHECK ("checkout_items"."quantity" between 1 and 999);--> statement-breakpoint
ALTER TABLE "checkout_shops" ADD CONSTRAINT "checkout_shops_delivery_type_allowed" CHECK ("checkout_shops"."delivery_type" in ('normal', 'express', 'shop', 'go_to_mall'));--> statement-breakpoint
ALTER TABLE "checkouts" ADD CONSTRAINT "checkouts_source_allowed" CHECK ("checkouts"."source" in ('cart', 'now'));--> statement-breakpoint
ALTER TABLE "checkouts" ADD CONSTRAINT "checkouts_payment_method_allowed" CHECK ("checkouts"."payment_method" in (0, 1));--> statement-breakpoint
ALTER TABLE "checkouts" ADD CONSTRAINT "checkouts_note_allowed" CHECK (char_length("checkouts"."note") <= 200);--> statement-breakpoint
ALTER TABLE "checkouts" ADD CONSTRAINT "checkouts_coupon_ids_allowed" CHECK (cardinality("checkouts"."coupon_ids") <= 20);--> statement-breakpoint
ALTER TABLE "banners" ADD CONSTRAINT "banners_status_allowed" CHECK ("banners"."status" in (0, 1));--> statement-breakpoint
ALTER TABLE "product_media" ADD CONSTRAINT "product_media_kind_allowed" CHECK ("product_media"."kind" in ('image', 'video'));--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_name_vi_allowed" CHECK (char_length("products"."name_vi") <= 300);--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_name_en_allowed" CHECK (char_length("products"."name_en") <= 300);--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_image_url_allowed" CHECK (char_length("products"."image_url") <= 500);--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_delivery_types_allowed" CHECK ("products"."delivery_types" <@ array['normal', 'express', 'shop', 'go_to_mall']);--> statement-breakpoint
ALTER TABLE "variance_groups" ADD CONSTRAINT "variance_groups_position_allowed" CHECK ("variance_groups"."position" in (1, 2));--> statement-breakpoint
ALTER TABLE "addresses" ADD CONSTRAINT "addresses_type_allowed" CHECK ("addresses"."type" in (0, 1));--> statement-breakpoint
ALTER TABLE "addresses" ADD CONSTRAINT "addresses_office_type_allowed" CHECK ("addresses"."office_type" in (0, 1));--> statement-breakpoint
ALTER TABLE "addresses" ADD CONSTRAINT "addresses_contact_name_allowed" CHECK (char_length("addresses"."contact_name") <= 100);--> statement-breakpoint
ALTER TABLE "addresses" ADD CONSTRAINT "addresses_contact_phone_allowed" CHECK (char_length("addresses"."contact_phone") <= 10);--> statement-breakpoint
ALTER TABLE "addresses" ADD CONSTRAINT "addresses_address_allowed" CHECK (char_length("addresses"."address") <= 200);--> statement-breakpoint
ALTER TABLE "addresses" ADD CONSTRAINT "addresses_full_address_allowed" CHECK (char_length("addresses"."full_address") <= 500);--> statement-breakpoint
ALTER TABLE "customers" ADD CONSTRAINT "customers_full_name_allowed" CHECK (char_length("customers"."full_name") <= 100);--> statement-breakpoint
ALTER TABLE "customers" ADD CONSTRAINT "customers_phone_allowed" CHECK (char_length("customers"."phone") <= 10);--> statement-breakpoint
ALTER TABLE "customers" ADD CONSTRAINT "customers_email_allowed" CHECK (char_length("customers"."email") <= 200);--> statement-breakpoint
ALTER TABLE "customers" ADD CONSTRAINT "customers_birthday_allowed" CHECK (char_length("customers"."birthday") <= 10);--> statement-breakpoint
ALTER TABLE "customers" ADD CONSTRAINT "customers_gender_allowed" CHECK ("customers"."gender" in (0, 1, 2));--> statement-breakpoint
ALTER TABLE "customers" ADD CONSTRAINT "customers_avatar_url_allowed" CHECK (char_length("customers"."avatar_url") <= 500);--> statement-breakpoint
ALTER TABLE "customers" ADD CONSTRAINT "customers_lang_allowed" CHECK ("customers"."lang" in ('vi', 'en'));--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_key_allowed" CHECK (char_length("idempotency_keys"."key") <= 100);--> statement-breakpoint
ALTER TABLE "delivery_histories" ADD CONSTRAINT "delivery_histories_status_allowed" CHECK ("delivery_histories"."status" in (0, 1, 2, 3, 4, 5, 6, 7, 8, 9));--> statement-breakpoint
ALTER TABLE "delivery_histories" ADD CONSTRAINT "delivery_histories_note_allowed" CHECK (char_length("delivery_histories"."note" ->> 'reason_delivery_fail') <= 500);--> statement-breakpoint
ALTER TABLE "delivery_requests" ADD CONSTRAINT "delivery_requests_kind_allowed" CHECK ("delivery_requests"."kind" in ('purchase', 'return'));--> statement-breakpoint
ALTER TABLE "delivery_requests" ADD CONSTRAINT "delivery_requests_tracking_code_allowed" CHECK (char_length("delivery_requests"."tracking_code") <= 40);--> statement-breakpoint
ALTER TABLE "delivery_requests" ADD CONSTRAINT "delivery_requests_status_allowed" CHECK ("delivery_requests"."status" in (0, 1, 2, 3, 4, 5, 6, 7, 8, 9));--> statement-breakpoint
ALTER TABLE "delivery_requests" ADD CONSTRAINT "delivery_requests_customer_name_allowed" CHECK (char_length("delivery_requests"."customer_name") <= 100);--> statement-breakpoint
ALTER TABLE "delivery_requests" ADD CONSTRAINT "delivery_requests_customer_phone_number_allowed" CHECK (char_length("delivery_requests"."customer_phone_number") <= 11);--> statement-breakpoint
ALTER TABLE "delivery_requests" ADD CONSTRAINT "delivery_requests_tenant_name_allowed" CHECK (char_length("delivery_requests"."tenant_name") <= 200);--> statement-breakpoint
ALTER TABLE "delivery_requests" ADD CONSTRAINT "delivery_requests_tenant_phone_number_allowed" CHECK (char_length("delivery_requests"."tenant_phone_number") <= 11);--> statement-breakpoint
ALTER TABLE "delivery_requests" ADD CONSTRAINT "delivery_requests_from_address_allowed" CHECK (char_length("delivery_requests"."from_address" ->> 'address') <= 200 and char_length("delivery_requests"."from_address" ->> 'full_address') <= 500);--> statement-breakpoint
ALTER TABLE "delivery_requests" ADD CONSTRAINT "delivery_requests_to_address_allowed" CHECK (char_length("delivery_requests"."to_address" ->> 'address') <= 200 and char_length("delivery_requests"."to_address" ->> 'full_address') <= 500);--> statement-breakpoint
ALTER TABLE "shipping_methods" ADD CONSTRAINT "shipping_methods_delivery_type_allowed" CHECK ("shipping_methods"."delivery_type" in ('normal', 'express', 'shop', 'go_to_mall'));--> statement-breakpoint
ALTER TABLE "gateway_sessions" ADD CONSTRAINT "gateway_sessions_locale_allowed" CHECK ("gateway_sessions"."locale" in ('vi', 'en'));--> statement-breakpoint
ALTER TABLE "gateway_sessions" ADD CONSTRAINT "gateway_sessions_outcome_allowed" CHECK ("gateway_sessions"."outcome" in ('paid', 'declined', 'closed'));--> statement-breakpoint
ALTER TABLE "media_files" ADD CONSTRAINT "media_files_creator_type_allowed" CHECK ("media_files"."creator_type" in (1, 2, 3));--> statement-breakpoint
ALTER TABLE "media_files" ADD CONSTRAINT "media_files_type_allowed" CHECK ("media_files"."type" in (5));--> statement-breakpoint
ALTER TABLE "media_files" ADD CONSTRAINT "media_files_kind_allowed" CHECK ("media_files"."kind" in ('image', 'video'));--> statement-breakpoint
ALTER TABLE "media_files" ADD CONSTRAINT "media_files_file_name_allowed" CHECK (char_length("media_files"."file_name") <= 200);--> statement-breakpoint
ALTER TABLE "checkout_vat" ADD CONSTRAINT "checkout_vat_details_allowed" CHECK (char_length("checkout_vat"."details" ->> 'company_name') <= 200 and char_length("checkout_vat"."details" ->> 'tax_code') <= 14 and char_length("checkout_vat"."details" ->> 'company_address') <= 200 and char_length("checkout_vat"."details" ->> 'email') <= 200);--> statement-breakpoint
ALTER TABLE "order_histories" ADD CONSTRAINT "order_histories_order_status_allowed" CHECK ("order_histories"."order_status" in ('PENDING_CONFIRM', 'CREATED', 'CONFIRMED', 'TO_RECEIVE', 'DELIVERED', 'COMPLETED', 'CANCELLED'));--> statement-breakpoint
ALTER TABLE "order_histories" ADD CONSTRAINT "order_histories_payment_status_allowed" CHECK ("order_histories"."payment_status" in (0, 1, 2));--> statement-breakpoint
ALTER TABLE "order_histories" ADD CONSTRAINT "order_histories_note_allowed" CHECK (char_length("order_histories"."note") <= 500);--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_product_name_vi_allowed" CHECK (char_length("order_items"."product_name_vi") <= 300);--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_product_name_en_allowed" CHECK (char_length("order_items"."product_name_en") <= 300);--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_product_image_allowed" CHECK (char_length("order_items"."product_image") <= 500);--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_quantity_allowed" CHECK ("order_items"."quantity" between 1 and 999);--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_code_allowed" CHECK (char_length("orders"."code") <= 30);--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_tenant_name_allowed" CHECK (char_length("orders"."tenant_name") <= 200);--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_tenant_image_url_allowed" CHECK (char_length("orders"."tenant_image_url") <= 500);--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_order_status_allowed" CHECK ("orders"."order_status" in ('PENDING_CONFIRM', 'CREATED', 'CONFIRMED', 'TO_RECEIVE', 'DELIVERED', 'COMPLETED', 'CANCELLED'));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_return_status_allowed" CHECK ("orders"."return_status" in (0, 1, 2, 3, 4, 5, 6, 7, 8, 9));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_cancel_status_allowed" CHECK ("orders"."cancel_status" in (1, 2, 3));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_complaint_status_allowed" CHECK ("orders"."complaint_status" in (0, 2, 3, 5, 9));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_refund_status_allowed" CHECK ("orders"."refund_status" in (0, 1, 2, 3, 10, 11));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_reason_not_refund_allowed" CHECK (char_length("orders"."reason_not_refund") <= 500);--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_payment_method_allowed" CHECK ("orders"."payment_method" in (0, 1));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_payment_status_allowed" CHECK ("orders"."payment_status" in (0, 1, 2));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_delivery_type_allowed" CHECK ("orders"."delivery_type" in ('normal', 'express', 'shop', 'go_to_mall'));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_text_note_allowed" CHECK (char_length("orders"."text_note") <= 500);--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_cancel_reason_allowed" CHECK ("orders"."cancel_reason" in (1, 2, 3, 4, 5, 6, 7));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_cancel_note_allowed" CHECK (char_length("orders"."cancel_note") <= 500);--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_method_allowed" CHECK ("payments"."method" in (0, 1));--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_status_allowed" CHECK ("payments"."status" in (0, 1, 2));--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_payment_url_allowed" CHECK (char_length("payments"."payment_url") <= 1000);--> statement-breakpoint
ALTER TABLE "vat_invoices" ADD CONSTRAINT "vat_invoices_details_allowed" CHECK (char_length("vat_invoices"."details" ->> 'company_name') <= 200 and char_length("vat_invoices"."details" ->> 'tax_code') <= 14 and char_length("vat_invoices"."details" ->> 'company_address') <= 200 and char_length("vat_invoices"."details" ->> 'email') <= 200);--> statement-breakpoint
ALTER TABLE "coupons" ADD CONSTRAINT "coupons_scope_allowed" CHECK ("coupons"."scope" in ('mall', 'tenant', 'delivery'));--> statement-breakpoint
ALTER TABLE "coupons" ADD CONSTRAINT "coupons_value_type_allowed" CHECK ("coupons"."value_type" in ('fixed', 'percent', 'flat'));--> statement-breakpoint
ALTER TABLE "review_comments" ADD CONSTRAINT "review_comments_author_name_allowed" CHECK (char_length("review_comments"."author_name") <= 100);--> statement-breakpoint
ALTER TABLE "review_comments" ADD CONSTRAINT "review_comments_content_allowed" CHECK (char_length("review_comments"."content") <= 2000);--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_rating_allowed" CHECK ("reviews"."rating" between 1 and 5);--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_author_name_allowed" CHECK (char_length("reviews"."author_name") <= 100);--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_content_allowed" CHECK (char_length("reviews"."content") <= 2000);--> statement-breakpoint
ALTER TABLE "malls" ADD CONSTRAINT "malls_address_allowed" CHECK (char_length("malls"."address") <= 200);--> statement-breakpoint
ALTER TABLE "malls" ADD CONSTRAINT "malls_full_address_allowed" CHECK (char_length("malls"."full_address") <= 500);--> statement-breakpoint
ALTER TABLE "tenants" ADD CONSTRAINT "tenants_name_allowed" CHECK (char_length("tenants"."name") <= 200);--> statement-breakpoint
ALTER TABLE "tenants" ADD CONSTRAINT "tenants_image_url_allowed" CHECK (char_length("tenants"."image_url") <= 500);--> statement-breakpoint
ALTER TABLE "tenants" ADD CONSTRAINT "tenants_phone_allowed" CHECK (char_length("tenants"."phone") <= 11);--> statement-breakpoint
ALTER TABLE "tenants" ADD CONSTRAINT "tenants_address_allowed" CHECK (char_length("tenants"."address") <= 200);