/** Health, hotels and kitchens, logistics, other services; Hindi. A line begins with its trade: see index.ts. */
export const SERVICE = `
  nursing: ACLS, ANM, BLS, B.Sc Nursing, GNM, PALS, NRP, bedside care, blood transfusion, catheterisation,
  catheterization, critical care, dialysis, emergency care, ECG, geriatric care, HIS, hospital information system,
  ICU, NICU, PICU, OT technique, infection control, injection, IV cannulation, JCI, labour room, medication
  administration, midwifery, NABH, NABL, nursing, nursing care, palliative care, patient assessment, patient care,
  patient safety, phlebotomy, post-operative care, pre-operative care, telemetry, triage, ventilator, vital sign,
  wound care, wound dressing, MBBS, MD!, BDS, BPT, physiotherapy, rehabilitation, occupational therapy, radiology,
  X-ray, MRI, CT scan, ultrasound, DMLT, medical laboratory, haematology, biochemistry, microbiology, pathology,
  histopathology, pharmacology, pharmacovigilance, B.Pharm, D.Pharm, M.Pharm, dispensing, prescription, patient
  counselling, inventory control, clinical research, clinical trial, clinical data, GMP, HPLC, regulatory affairs,
  medical coding, ICD-10, CPT, medical billing, first aid, public health, optometry, dentistry, ABG, admission and
  discharge, airway management, anaesthesia, ante-natal care, arterial line, aseptic technique, autoclave, bed making,
  bed sore, biomedical waste, blood sampling, blood pressure, bladder wash, cannulation, cardiac care, catheter care,
  central line care, central line, chest physiotherapy, chemotherapy, circulating nurse, code blue, colostomy,
  community health, CPR, crash cart, CSSD, defibrillator, diabetic care, discharge planning, drain care, drug
  administration, emergency medicine, endoscopy, endotracheal suctioning, feeding tube, Foley’s catheter, Foley
  catheter, fumigation!, hand hygiene, health education, hemodynamic monitoring, haemodialysis, hospice, immunisation,
  incident reporting, infusion pump, inotrope, insulin!, intake and output, intubation, IV infusion, IV line, labour
  and delivery, lab sample, maternal health, medical record, medical surgical nursing, mental health, nasogastric
  tube, nebulisation, nebulization, neonatal care, nursing assessment, nursing care plan, nursing documentation,
  nursing procedure, operation theatre, oral medication, orthopaedic!, oxygen therapy, paediatric!, pain management,
  patient education, patient monitoring, patient transfer, pressure ulcer, pressure injury, pulse oximetry, recovery
  room, resuscitation, Ryle’s tube, SBAR, scrub nurse, specimen collection, spinal anaesthesia, sponge bath, stoma
  care, sterilisation, sterilization, suctioning, surgical instrument, surgical safety checklist, suturing, syringe
  pump, tourniquet, tracheostomy, tracheostomy care, trauma care, vaccination, ventilator care, ward management, ANC,
  nursing council, cardiology, dermatology, diabetology, endocrinology, gastroenterology, gynaecology, nephrology,
  neurology, oncology, ophthalmology, orthopaedics, paediatrics, psychiatry, pulmonology, urology, joint replacement,
  arthroscopy, laparoscopy, laparoscopic surgery, angiography, echocardiography, mammography, ICD coding,
  electrosurgical unit, instrument tray, intensive care, mouth care, oral care, nail care, enema, gastric lavage,
  gavage, lavage, urine testing, post-operative patient care, patient records, patient handling, patient admission,
  patient discharge, patient positioning, personal hygiene care, bed bath, catheter insertion, Foley catheterisation,
  IV therapy, IV fluid, IV medication, CBG monitoring, blood glucose monitoring, ECG monitoring, ECG recording,
  emergency drug, emergency nursing, first responder, health screening, ICU care, OT management, OT assistance,
  pre-anaesthetic check, nursing station, nursing supervision, NNF, sample collection, surgical nursing, swab
  collection, telephonic triage, treatment plan, wound management, dental assisting, dental hygiene, dialysis machine,
  cath lab, blood bank, blood grouping, clinical biochemistry, haematology analyser, histology!, lab equipment, PCR,
  RT-PCR, serology, phlebotomist!, radiography, CR system, PACS, sonography, drug dispensing, drug inventory, drug
  licence, pharmacy, pharmacy management, pharmacist licence, schedule H, expiry management, ophthalmic!, refraction!,
  speech therapy, sports physiotherapy, manual therapy, electrotherapy!, dietetics, diet planning, clinical nutrition,
  medical transcription, TPA, hospital administration, patient coordination
  food: à la carte, bakery, baking, banquet, barista, bartending, beverage, butchery, catering, confectionery,
  Continental, Chinese cuisine, Indian cuisine, Italian cuisine, North Indian cuisine, South Indian cuisine, F&B, food
  and beverage, food cost, food costing, food production, food safety, food styling, food preparation, FIFO, FoSTaC,
  FSSAI, garde manger, HACCP, hotel management, IHM, indent, indenting, inventory, inventory management, ISO 22000,
  kitchen hygiene, kitchen management, menu engineering, menu planning, mise en place, Micros, mixology, patisserie,
  pastry, plating, portion control, recipe development, stock control, stock taking, table service, tandoor, Opera
  PMS, hospitality, guest relations, guest service, ticketing system, Amadeus, Galileo, tour planning, IATA, airport
  handling, cabin crew, allergen, allergen control, artisan bread, bakery and confectionery, bakery product, bar
  inventory, barista skill, batch cooking, bread!, bread making, buffet!, bulk cooking, cake decoration, captain
  order, carving!, cashiering, celebration cake, check-in, check-out, chocolate work, cleaning schedule, cocktail!,
  cold kitchen, commis, concierge, croissant, cross training, culinary!, curry!, dessert!, dressing!, duty roster,
  entremet, event catering, fine dining, floor management, food handling, food hygiene, food labelling, food
  presentation, food quality, food service, food storage, food tasting, foreign exchange, garnish!, grill!, grooming!,
  grooming standard, group booking, guest complaint, guest feedback, guest handling, guest registration, guest
  satisfaction, hot kitchen, hygiene!, hygiene audit, IDS!, in-room dining, KOT, kitchen equipment, kitchen inventory,
  knife skill, laminated dough, laundry!, linen!, live counter, menu card, menu development, menu knowledge, menu
  trial, mocktail, multi-cuisine, night audit, OTA, order taking, personal hygiene, plated dessert, POS billing, prep
  work, rate parity, raw material, recipe!, recipe standardisation, reservation!, revenue management, room allocation,
  room booking, room division, room service, room status, seafood!, sous vide, shift handover, silver service,
  sourdough, standard recipe, station management, stewarding, store requisition, sugar work, suggestive selling, table
  setting, table setup, tandoori!, tasting menu, tempered chocolate, temperature control, temperature log, vegan!,
  vegan baking, waffle, wastage, wastage control, wedding catering, wine!, wine service, WSET, yield management,
  channel manager, IDS Next, eZee, bar operations, bartender!, BOH, FOH, bakery production, bread baking, breakfast
  service, buffet setup, butler service, cafe operations, cafeteria!, canteen management, catering management, chaat!,
  cleaning and sanitation, coffee!, coffee making, continental cuisine, cost of goods, cuisine!, dietary!, dim sum,
  dosa!, eggless baking, fermentation!, fondant!, food court, food packaging, food safety audit, food trial, frying!,
  guest check-in, HK, hospitality management, hotel operations, ice cream, icing!, Indian curry, Indian sweets,
  induction cooking, kitchen operations, kitchen planning, kitchen safety, latte art, Mughlai, oriental cuisine,
  outdoor catering, pasta!, pre-opening, QSR, restaurant management, restaurant operations, reservation system,
  revenue per room, room inspection, sanitation!, sommelier, spa!, stock rotation, sweets!, table reservation, tea
  brewing, turn-down service, vendor sourcing, Zomato, Swiggy, Petpooja
  logistics: 3PL, customs clearance, dispatch, dispatch planning, ERP, fleet management, forklift, freight forwarding,
  GRN, heavy vehicle, import documentation, export documentation, Incoterms, last-mile delivery, logistics, material
  handling, material planning, MRP, NetSuite, order processing, packing, procurement, purchase order, purchasing,
  route planning, SAP MM, SAP SD, SAP ABAP, SAP HANA, shipping, supply chain, supply chain management, transport
  management, vendor development, warehouse, warehouse management, WMS, cold chain, advance authorisation, air
  freight, airway bill, barcode, barcode scanning, B/L, bill of entry, bill of lading, bin location, break bulk, bulk
  handling, bonded warehouse, cargo, cargo insurance, CFS, CHA, certificate of origin, cold storage, consignment,
  consignee!, container!, container tracking, container loading, courier management, CONCOR, cross docking, customs!,
  customs broker, cycle count, cycle counting, damage control, delivery order, delivery schedule, demand forecasting,
  demand planning, demurrage, detention!, DGFT, dispatch schedule, distribution!, dock management, documentation!,
  driver management, drayage, duty drawback, duty exemption, e-BRC, EDI, EPCG, export!, export-import, EXIM, FASTag,
  FEFO, fitness certificate, fleet!, fleet maintenance, fleet operation, freight!, freight bill, freight cost, freight
  negotiation, free trade agreement, fuel management, fuel monitoring, gate pass, GDP, goods receipt, goods inward,
  goods outward, GPS, GPS tracking, handheld scanner, HS code, hub operation, ICEGATE, import!, inbound!, inbound
  logistics, inventory accuracy, inventory audit, inventory turnover, kitting, last mile, line haul, load planning,
  loading!, loading and unloading, lorry receipt, LR, LTL, FTL, manifest!, material issue, material movement,
  mileage!, national permit, on-time delivery, order fulfilment, order picking, outbound!, outbound logistics,
  pallet!, palletisation, perpetual inventory, phytosanitary, pick and pack, picking!, POD, pod collection, port
  clearance, procurement planning, PUC, put away, putaway, quality check, RC!, reach truck, receiving!, reefer, reefer
  container, replenishment, returns processing, reverse logistics, RFID, RoDTEP, route optimisation, RTO, RTO work,
  safety stock, sea freight, shipment!, shipment tracking, shipping bill, shipping documentation, shrinkage!,
  slotting, sorting!, space utilisation, spot rate, stacking!, staging!, stock transfer, stock take, stock
  verification, store keeping, storekeeping, stuffing!, SAP EWM, SAP WM, Unicommerce, Increff, TAT, TMS, temperature
  monitoring, track and trace, transit time, transportation!, transporter!, transporter management, trip sheet, trip
  settlement, truck loading, tyre management, UPH, unloading, VGM, vehicle inspection, vehicle maintenance, vehicle
  placement, vehicle tracking, vendor rating, warehouse layout, warehouse operation, warehousing, weighbridge, yard
  management, invoice!, packing list, LogiSys, ASN, bill passing, bulk order, capacity planning, cargo handling,
  central warehouse, clearing and forwarding, C&F, cost saving, courier booking, CTPAT, customs documentation, daily
  dispatch, dangerous goods, IATA DGR, dead stock, delivery coordination, delivery management, delivery planning,
  delivery tracking, dispatch coordination, dispatch documentation, document preparation, driver coordination,
  ecommerce operations, export documents, FG stores, finished goods, fleet tracking, freight audit, freight
  management, freight rate, goods receipt note, import clearance, in-transit, inventory analysis, inventory planning,
  inventory reconciliation, IRN, logistics coordination, logistics management, logistics planning, loss prevention,
  lot tracking, batch tracking, material dispatch, material receipt, MHE, MSDS, non-moving stock, OTIF, order
  execution, order tracking, ocean freight, packaging!, physical stock verification, POD management, purchase
  management, RM stores, replenishment planning, RFQ, shipping line, S&OP, SKU, spare parts, SRM, stock checking,
  stock inventory, stock maintenance, stock register, stock report, STO, stores management, strategic sourcing,
  supplier development, supplier evaluation, supplier management, trade compliance, transport planning, truck
  placement, vehicle scheduling, vendor negotiation, vendor selection, warehouse audit, warehouse operations,
  warehouse planning, 4PL
  services: beautician, hair styling, make-up, skin care, spa therapy, yoga, personal training, tailoring, embroidery,
  sewing, security guard, fire safety, disaster management, child care, elderly care, cooking, defensive driving, HMV,
  LMV, gardening, social work, community mobilisation, fundraising, monitoring and evaluation, grant writing, NGO,
  microfinance, self-help group, counselling psychology, appliance repair, babysitting!, bridal make-up, cutting and
  stitching, driving!, eyebrow threading, facial!, fitness assessment, floor cleaning, garment alteration, group
  fitness, hair colouring, hair cutting, home cleaning, life guard, massage!, mehendi!, mobile repair, nail art,
  pattern cutting, patrolling!, visitor management, PSARA, baton!, metal detector, zumba!, weight training,
  nutrition!, salon management, waxing!, manicure!, pedicure!, case work, child protection, community development,
  donor management, field survey, livelihood!, needs assessment, programme management, proposal writing, rural
  development, SHG, WASH, MEAL, baseline survey, focus group discussion, capacity building, advocacy!, gender training
  हिन्दी: अंग्रेज़ी, अंग्रेजी, हिंदी, हिन्दी, अध्यापन, शिक्षण, अनुवाद, अकाउंटिंग, एक्सेल, कंप्यूटर, कम्प्यूटर, खाता
  प्रबंधन, ग्राहक सेवा, जीएसटी, टाइपिंग, टैली, डेटा एंट्री, डेटा विश्लेषण, ड्राइविंग, ड्राइविंग लाइसेंस, नर्सिंग,
  पायथन, पत्रकारिता, प्लंबिंग, फोटोग्राफी, बिक्री, मार्केटिंग, मैकेनिक, लेखांकन, वायरिंग, विपणन, वीडियो एडिटिंग,
  वेल्डिंग, सिलाई, सोशल मीडिया, स्वास्थ्य सेवा, आईटीआई`;
