CREATE TABLE "page_views" (
	"day" date NOT NULL,
	"event" text NOT NULL,
	"page" text NOT NULL,
	"language" text NOT NULL,
	"count" bigint NOT NULL,
	CONSTRAINT "page_views_day_event_page_language_pk" PRIMARY KEY("day","event","page","language"),
	CONSTRAINT "page_views_event_allowed" CHECK (char_length("page_views"."event") <= 20),
	CONSTRAINT "page_views_page_allowed" CHECK (char_length("page_views"."page") <= 60),
	CONSTRAINT "page_views_language_allowed" CHECK (char_length("page_views"."language") <= 2)
);
