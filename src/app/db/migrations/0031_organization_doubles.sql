CREATE INDEX "facility_directory_zip_index" ON "facility_directory" USING btree ("zip");--> statement-breakpoint
CREATE INDEX "organizations_npi" ON "organizations" USING btree ("npi") WHERE npi is not null;--> statement-breakpoint
CREATE INDEX "organizations_zip_index" ON "organizations" USING btree ("zip");