import fc from "fast-check";
import { afterEach, describe, expect, it, vi } from "vitest";
import {
  admitFiles,
  countEvidence,
  evidenceProblem,
  maySubmitEvidence,
  proofProblems,
  requestFilesProblem,
  type UploadState,
} from "./evidence.ts";
import { isBlankNote, isNoteTooLong, NOTE_MAX_CODE_POINTS, noteLength } from "./note.ts";
import { optionalNoteSchema } from "./note-schema.ts";
import {
  ACCEPTED_UPLOADS,
  fileKind,
  fileProblem,
  IMAGE_MAX_BYTES,
  IMAGE_TYPES,
  maxPixels,
  VIDEO_MAX_BYTES,
  type FileFacts,
} from "./upload.ts";

let made = 0;
const file = (type: string, change: Partial<FileFacts> = {}): FileFacts => ({
  name: `file-${String((made += 1))}`,
  type,
  size: 1_000,
  lastModified: 1,
  ...change,
});
const images = (count: number) => Array.from({ length: count }, () => file("image/jpeg"));

describe("checking one file", () => {
  it.each([
    ["a JPEG", file("image/jpeg"), "image"],
    ["an MP4", file("video/mp4"), "video"],
    ["an iPhone's film", file("video/quicktime", { name: "IMG_0013.MOV" }), "video"],
    ["an iPhone's film that the device does not know", file("", { name: "IMG_0013.MOV" }), "video"],
    ["a recording with its codecs named", file("video/webm;codecs=vp9"), "video"],
    ["a type in capitals", file("IMAGE/PNG"), "image"],
    ["an SVG", file("image/svg+xml", { name: "logo.png" }), null],
    [
      "a program named like a picture, by its type",
      file("application/x-msdownload", { name: "photo.jpg" }),
      null,
    ],
    ["a document", file("application/pdf"), null],
    ["a file without type and extension", file("", { name: "photo" }), null],
    ["a type named like an object's own property", file("constructor"), null],
    ["an extension named like an object's own property", file("", { name: "a.constructor" }), null],
  ] as const)("determines the kind of %s", (_what, facts, kind) => {
    expect(fileKind(facts)).toBe(kind);
    expect(fileProblem(facts)).toBe(kind === null ? "aftersales:evidence.invalid_file" : null);
  });

  it.each([
    ["a HEIC photo", file("image/heic")],
    ["a HEIF photo", file("image/heif")],
    ["a burst of them", file("image/heic-sequence")],
    ["one that the device does not know", file("", { name: "IMG_0012.HEIC" })],
  ])("refuses %s with a hint about HEIC", (_what, facts) => {
    expect(fileKind(facts)).toBeNull();
    expect(fileProblem(facts)).toBe("aftersales:evidence.heic");
  });

  it("offers JPEG first among the accepted types, so that Safari converts HEIC photos", () => {
    const accepted = ACCEPTED_UPLOADS.split(",");
    expect(accepted[0]).toBe("image/jpeg");
    expect(accepted).not.toContain("image/heic");
    for (const type of accepted) expect(fileKind({ name: "", type })).not.toBeNull();
  });

  it("refuses an empty file", () => {
    expect(fileProblem(file("image/png", { size: 0 }))).toBe("aftersales:evidence.empty_file");
  });

  it("accepts a file at the size limit of its kind and refuses one byte more", () => {
    expect(fileProblem(file("image/png", { size: IMAGE_MAX_BYTES }))).toBeNull();
    expect(fileProblem(file("image/png", { size: IMAGE_MAX_BYTES + 1 }))).toBe(
      "aftersales:evidence.image_too_large",
    );
    expect(fileProblem(file("video/mp4", { size: VIDEO_MAX_BYTES }))).toBeNull();
    expect(fileProblem(file("video/mp4", { size: VIDEO_MAX_BYTES + 1 }))).toBe(
      "aftersales:evidence.video_too_large",
    );
  });
});

describe("pixel limits", () => {
  it.each([
    ["image/jpeg", 24, 50],
    ["image/png", 24, 50],
    ["image/webp", 24, 50],
    ["image/avif", 9, 9],
  ] as const)("of %s are %i megapixels for a guest, %i for a customer", (type, guest, customer) => {
    expect(IMAGE_TYPES).toContain(type);
    expect([maxPixels(type, true), maxPixels(type, false)]).toEqual([guest * 1e6, customer * 1e6]);
  });
});

describe("a set of evidence files", () => {
  it("holds at most six images and one video", () => {
    const full = [...images(6), file("video/mp4")];
    expect(evidenceProblem(file("image/jpeg"), full)).toBe("aftersales:evidence.too_many_images");
    expect(evidenceProblem(file("video/webm"), full)).toBe("aftersales:evidence.too_many_videos");
    expect(evidenceProblem(file("image/jpeg"), full.slice(1))).toBeNull();
    expect(evidenceProblem(file("video/mp4"), images(6))).toBeNull();
  });

  it("refuses the same file twice", () => {
    const photo = file("image/jpeg", { name: "a.jpg" });
    expect(evidenceProblem({ ...photo }, [photo])).toBe("aftersales:evidence.same_file");
    expect(evidenceProblem({ ...photo, size: 1_001 }, [photo])).toBeNull();
  });

  it("keeps the valid files when others are refused, and names each refused file with its reason", () => {
    const program = file("application/x-msdownload");
    const chosen = [...images(5), program, ...images(2)];
    const { accepted, refused } = admitFiles([], chosen);
    expect(accepted).toHaveLength(6);
    expect(refused).toEqual([
      { file: program, problem: "aftersales:evidence.invalid_file" },
      { file: chosen[7], problem: "aftersales:evidence.too_many_images" },
    ]);
  });

  it("never exceeds the limits, and each file is either accepted or refused", () => {
    const facts = fc.record({
      name: fc.constantFrom("a", "b", "c", "d", "e", "f", "g", "h", "i"),
      type: fc.constantFrom("image/jpeg", "image/png", "video/mp4", "video/webm", "text/plain", ""),
      size: fc.constantFrom(0, 1, 2, IMAGE_MAX_BYTES + 1, VIDEO_MAX_BYTES + 1),
      lastModified: fc.constantFrom(1, 2),
    });
    fc.assert(
      fc.property(fc.array(facts, { maxLength: 15 }), fc.array(facts, { maxLength: 15 }), (first, second) => {
        const before = admitFiles([], first).accepted;
        const { accepted, refused } = admitFiles(before, second);
        const count = countEvidence([...before, ...accepted]);
        expect(count.images).toBeLessThanOrEqual(6);
        expect(count.videos).toBeLessThanOrEqual(1);
        expect(count.images + count.videos).toBe(before.length + accepted.length);
        expect([...accepted, ...refused.map((entry) => entry.file)].toSorted(bySecond(second))).toEqual(
          second,
        );
      }),
    );
  });
});

const bySecond = (order: readonly FileFacts[]) => (a: FileFacts, b: FileFacts) =>
  order.indexOf(a) - order.indexOf(b);

describe("note length", () => {
  it.each([
    ["nothing", "", 0],
    ["composed Vietnamese", "Tiếng Việt", 10],
    ["decomposed Vietnamese", "Tiếng Việt".normalize("NFD"), 10],
    ["a family", "👨‍👩‍👧‍👦", 1],
    ["a waving hand with a skin tone", "👋🏽", 1],
    ["a flag", "🇻🇳", 1],
    ["Arabic", "مرحبا", 5],
    ["a line break of either kind", "a\r\nb\nc", 5],
  ])("counts the characters a reader sees in %s", (_what, note, length) => {
    expect(noteLength(note)).toBe(length);
  });

  it("is limited to 500 characters as a reader counts them", () => {
    for (const character of ["a", "ế", "ế".normalize("NFD"), "👍🏽"]) {
      expect(isNoteTooLong(character.repeat(500)), character).toBe(false);
      expect(isNoteTooLong(character.repeat(501)), character).toBe(true);
    }
  });

  it("is counted in code points by browsers that do not know what a reader sees", () => {
    vi.stubGlobal("Intl", {});
    expect(noteLength("ế".normalize("NFD"))).toBe(1);
    expect(noteLength("👍🏽")).toBe(2);
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it("also limits code points, so that combining marks cannot hide a long text", () => {
    expect(noteLength(`a${"\u0301".repeat(NOTE_MAX_CODE_POINTS)}`)).toBe(1);
    expect(isNoteTooLong(`a${"\u0301".repeat(NOTE_MAX_CODE_POINTS)}`)).toBe(true);
  });

  it("is the same for composed and decomposed accents", () => {
    const text = fc.string({ unit: fc.constantFrom("ế", "đ", "ư", "ơ", "ậ", " ", "a", "👍"), maxLength: 40 });
    fc.assert(
      fc.property(text, (note) => {
        expect(noteLength(note.normalize("NFD"))).toBe(noteLength(note));
      }),
    );
  });
});

describe("a blank note", () => {
  it.each(["", "   ", "\n\t\u00A0\u3000", "\u200B\u200D\uFEFF", "\u202E\u200F", "\u3164\u2800", "\u0301"])(
    "is one that shows nothing: %j",
    (note) => {
      expect(isBlankNote(note)).toBe(true);
    },
  );

  it.each(["a", " ế ", "1", "?", "👍", "مرحبا", "\u202Eabc"])(
    "is not one that shows something: %j",
    (note) => {
      expect(isBlankNote(note)).toBe(false);
    },
  );

  it("is accepted where a note is optional, up to its length", () => {
    expect(optionalNoteSchema.parse("  ")).toBe("");
    expect(optionalNoteSchema.safeParse("👋🏽".repeat(501)).success).toBe(false);
  });
});

describe("submitting additional evidence", () => {
  const uploaded = { state: "uploaded" } as const;

  it.each<[string, UploadState[], string, boolean]>([
    ["a file and a note", ["uploaded"], "Hộp bị móp", true],
    ["a file that is still to be uploaded", ["waiting"], "Hộp bị móp", true],
    ["a file whose upload can be tried again", ["failed"], "Hộp bị móp", true],
    ["no file", [], "Hộp bị móp", false],
    ["a blank note", ["uploaded"], "  ", false],
    ["a refused file among good ones", ["uploaded", "refused"], "Hộp bị móp", false],
  ])("is allowed or blocked with %s", (_what, states, note, may) => {
    expect(maySubmitEvidence({ files: states.map((state) => ({ state })), note })).toBe(may);
  });

  it("accepts a note of 500 characters but not of 501", () => {
    expect(maySubmitEvidence({ files: [uploaded], note: "ế".repeat(500) })).toBe(true);
    expect(maySubmitEvidence({ files: [uploaded], note: "ế".repeat(501) })).toBe(false);
  });

  it("follows the same rules on the server, which names the wrong fields", () => {
    expect(proofProblems({ images: ["a"], videos: [], note: "Hộp bị móp" })).toEqual([]);
    expect(proofProblems({ images: [], videos: ["v"], note: "Hộp bị móp" })).toEqual([]);
    expect(proofProblems({ images: [], videos: [], note: " " })).toEqual([
      { field: "images", problem: "aftersales:evidence.no_files" },
      { field: "note", problem: "fields:note_required" },
    ]);
    expect(proofProblems({ images: ["a"], videos: [], note: "a".repeat(501) })).toEqual([
      { field: "note", problem: "fields:note_too_long" },
    ]);
  });
});

describe("the files of a return or complaint", () => {
  it("must include at least one image", () => {
    expect(requestFilesProblem([])).toBe("aftersales:validate_image.image");
    expect(requestFilesProblem([{ kind: "video", state: "uploaded" }])).toBe(
      "aftersales:validate_image.image",
    );
    expect(requestFilesProblem([{ kind: "image", state: "waiting" }])).toBeNull();
  });

  it("block the submission when the server refused one of them", () => {
    const files = [
      { kind: "image", state: "uploaded" },
      { kind: "image", state: "refused" },
    ] as const;
    expect(requestFilesProblem(files)).toBe("aftersales:validate_image.validate");
  });
});
