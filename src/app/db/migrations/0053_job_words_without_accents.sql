-- allowed: few jobs have an accent in a word
-- The words of listed jobs without accents, as new ones are stored (`app.without_accents`).
update "job_search" s set words = array_to_tsvector(array(
  select distinct regexp_replace(normalize(word, NFKD), '[\u0300-\u036f]', '', 'g') from unnest(tsvector_to_array(s.words)) word))
where s.words::text ~ '[^ -~]';
