/** A job that asks the carrier for a parcel's state. One that a notice has queued already, with the carrier's reason, is kept. */
export const trackParcelJob = (parcel_id: number) => ({
  name: "track-parcel" as const,
  payload: { parcel_id, reason: null },
  key: `track:${parcel_id}`,
  keepsPresent: true,
});
