CREATE TABLE "blog_likes" (
	"blog_id" integer NOT NULL,
	"device_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "blog_likes_blog_id_device_id_pk" PRIMARY KEY("blog_id","device_id")
);
--> statement-breakpoint
CREATE TABLE "blog_tag_links" (
	"blog_id" integer NOT NULL,
	"tag_id" integer NOT NULL,
	CONSTRAINT "blog_tag_links_blog_id_tag_id_pk" PRIMARY KEY("blog_id","tag_id")
);
--> statement-breakpoint
CREATE TABLE "blog_tags" (
	"id" integer PRIMARY KEY NOT NULL,
	"name_vi" text NOT NULL,
	"name_en" text NOT NULL,
	CONSTRAINT "blog_tags_name_vi_allowed" CHECK (char_length("blog_tags"."name_vi") <= 60),
	CONSTRAINT "blog_tags_name_en_allowed" CHECK (char_length("blog_tags"."name_en") <= 60)
);
--> statement-breakpoint
CREATE TABLE "blog_topics" (
	"id" integer PRIMARY KEY NOT NULL,
	"parent_id" integer,
	"name_vi" text NOT NULL,
	"name_en" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "blog_topics_name_vi_allowed" CHECK (char_length("blog_topics"."name_vi") <= 60),
	CONSTRAINT "blog_topics_name_en_allowed" CHECK (char_length("blog_topics"."name_en") <= 60)
);
--> statement-breakpoint
CREATE TABLE "blog_views" (
	"blog_id" integer NOT NULL,
	"device_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "blog_views_blog_id_device_id_pk" PRIMARY KEY("blog_id","device_id")
);
--> statement-breakpoint
CREATE TABLE "blogs" (
	"id" integer PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"type" text NOT NULL,
	"topic_id" integer NOT NULL,
	"status" smallint NOT NULL,
	"is_highlight" boolean NOT NULL,
	"image_url" text NOT NULL,
	"title_vi" text NOT NULL,
	"title_en" text NOT NULL,
	"summary_vi" text NOT NULL,
	"summary_en" text NOT NULL,
	"html_vi" text NOT NULL,
	"html_en" text NOT NULL,
	"headings_vi" jsonb NOT NULL,
	"headings_en" jsonb NOT NULL,
	"search_vi" text NOT NULL,
	"search_en" text NOT NULL,
	"reading_minutes_vi" smallint NOT NULL,
	"reading_minutes_en" smallint NOT NULL,
	"category_ids" integer[] NOT NULL,
	"view_count" integer DEFAULT 0 NOT NULL,
	"like_count" integer DEFAULT 0 NOT NULL,
	"published_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"digest" text NOT NULL,
	CONSTRAINT "blogs_slug_unique" UNIQUE("slug"),
	CONSTRAINT "blogs_type_allowed" CHECK ("blogs"."type" in ('blog', 'news')),
	CONSTRAINT "blogs_status_allowed" CHECK ("blogs"."status" in (0, 1)),
	CONSTRAINT "blogs_title_vi_allowed" CHECK (char_length("blogs"."title_vi") <= 120),
	CONSTRAINT "blogs_title_en_allowed" CHECK (char_length("blogs"."title_en") <= 120),
	CONSTRAINT "blogs_summary_vi_allowed" CHECK (char_length("blogs"."summary_vi") <= 300),
	CONSTRAINT "blogs_summary_en_allowed" CHECK (char_length("blogs"."summary_en") <= 300),
	CONSTRAINT "blogs_html_vi_allowed" CHECK (char_length("blogs"."html_vi") <= 200000),
	CONSTRAINT "blogs_html_en_allowed" CHECK (char_length("blogs"."html_en") <= 200000)
);
--> statement-breakpoint
ALTER TABLE "blog_likes" ADD CONSTRAINT "blog_likes_blog_id_blogs_id_fk" FOREIGN KEY ("blog_id") REFERENCES "public"."blogs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_tag_links" ADD CONSTRAINT "blog_tag_links_blog_id_blogs_id_fk" FOREIGN KEY ("blog_id") REFERENCES "public"."blogs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_tag_links" ADD CONSTRAINT "blog_tag_links_tag_id_blog_tags_id_fk" FOREIGN KEY ("tag_id") REFERENCES "public"."blog_tags"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_topics" ADD CONSTRAINT "blog_topics_parent_id_blog_topics_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."blog_topics"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_views" ADD CONSTRAINT "blog_views_blog_id_blogs_id_fk" FOREIGN KEY ("blog_id") REFERENCES "public"."blogs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blogs" ADD CONSTRAINT "blogs_topic_id_blog_topics_id_fk" FOREIGN KEY ("topic_id") REFERENCES "public"."blog_topics"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "blog_tag_links_tag_id_index" ON "blog_tag_links" USING btree ("tag_id");--> statement-breakpoint
CREATE INDEX "blog_topics_parent_id_index" ON "blog_topics" USING btree ("parent_id");--> statement-breakpoint
CREATE INDEX "blog_views_created_at_index" ON "blog_views" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "blogs_status_published_at_id_index" ON "blogs" USING btree ("status","published_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "blogs_topic_id_index" ON "blogs" USING btree ("topic_id");